CREATE TABLE "email_changes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"asked_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "email_changes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "email_take_backs" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"taken_from" text,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_take_backs" ADD CONSTRAINT "email_take_backs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_by_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_take_backs_by_account" ON "email_take_backs" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "email_take_backs_by_email" ON "email_take_backs" USING btree ("email");--> statement-breakpoint
CREATE INDEX "email_take_backs_by_expiry" ON "email_take_backs" USING btree ("expires_at");