CREATE TABLE "agent_storage" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"day" integer NOT NULL,
	"written_on_day" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "admin_since" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "admin_until" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "lowered_by" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "failures_told_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_storage" ADD CONSTRAINT "agent_storage_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "accounts" SET "admin_since" = "created_at" WHERE "role" = 'admin';--> statement-breakpoint
UPDATE "channels" SET "target" = '' WHERE "target" <> '';