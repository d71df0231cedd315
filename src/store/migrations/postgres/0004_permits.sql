DROP INDEX "approvals_pending";--> statement-breakpoint
DROP INDEX "approvals_due";--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "amount_units" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "by_rule" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "permit" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "valid_minutes" integer;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "valid_until" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "thread" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "asked_at" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "pause_ms" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "suggestion" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "suggestion_digest" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "follows_suggestion" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "earlier_yes" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_pending" ON "approvals" USING btree ("owner_id","agent_id","digest") WHERE (status = 'pending' or permit = 'unused');--> statement-breakpoint
CREATE INDEX "approvals_due" ON "approvals" USING btree (coalesce(valid_until, expires_at)) WHERE (status = 'pending' or permit = 'unused');--> statement-breakpoint
UPDATE "agents" SET "policy" = "policy" || '{"external":{"spend":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null},"contact":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null},"publish":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null},"access":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null},"other":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null}}}'::jsonb;