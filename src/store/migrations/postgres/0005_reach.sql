CREATE TABLE "channels" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"type" text NOT NULL,
	"label" text NOT NULL,
	"target" text NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"sealed" text NOT NULL,
	"format" text,
	"events" jsonb NOT NULL,
	"state" text NOT NULL,
	"failing_since" bigint,
	"last_success_at" bigint,
	"last_failure" jsonb,
	"old_secret_until" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"event_id" text,
	"kind" text NOT NULL,
	"subject" jsonb NOT NULL,
	"agent" jsonb,
	"title" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"next_attempt_at" bigint NOT NULL,
	"claim" text,
	"sent_at" bigint,
	"last_failure" jsonb
);
--> statement-breakpoint
ALTER TABLE "agent_keys" ADD COLUMN "remind_at" bigint;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "refused_told_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "silent_after_minutes" integer;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "silent_at" bigint;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "silent_since" bigint;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channels_by_endpoint" ON "channels" USING btree ("account_id","endpoint_hash");--> statement-breakpoint
CREATE INDEX "channels_by_created" ON "channels" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_attempt_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "deliveries_by_channel" ON "deliveries" USING btree ("channel_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_verifications" ON "deliveries" USING btree ("account_id","created_at") WHERE kind = 'channel.verify';--> statement-breakpoint
CREATE INDEX "agent_keys_reminders" ON "agent_keys" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "agents_silent" ON "agents" USING btree ("silent_at") WHERE silent_at is not null;--> statement-breakpoint
-- Each key that works gets its next reminder.
UPDATE agent_keys SET remind_at = expires_at - 1209600000 WHERE revoked_at IS NULL AND replaced_by IS NULL;
