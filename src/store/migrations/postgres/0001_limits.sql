CREATE TABLE "password_brakes" (
	"name" text PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "written" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "written_on_day" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "password_brakes_by_until" ON "password_brakes" USING btree ("until");