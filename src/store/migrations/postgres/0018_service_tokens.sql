CREATE TABLE "service_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"hint" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"last_used_at" bigint,
	"revoked_at" bigint,
	"revoke_reason" text,
	"replaced_by" text,
	"remind_at" bigint,
	CONSTRAINT "service_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "service_tokens" ADD CONSTRAINT "service_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_tokens_by_created" ON "service_tokens" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_tokens_by_expiry" ON "service_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "service_tokens_reminders" ON "service_tokens" USING btree ("remind_at") WHERE remind_at is not null;