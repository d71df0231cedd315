-- unused since 0.3.0
DROP INDEX "approvals_pending";--> statement-breakpoint
-- unused since 0.3.0
DROP INDEX "approvals_due";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "policy" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "asked_digest" "bytea";--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "nonce" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "deed" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "recipient_key" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "allowed" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "allowed_digest" "bytea";--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "allowed_deed" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "bars_until" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "no_rule" jsonb;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "signs_from" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_deed" ON "approvals" USING btree ("agent_id","deed") WHERE (status = 'pending' or yes = 'ready' or yes in ('started', 'in_doubt') or permit = 'unused');--> statement-breakpoint
CREATE INDEX "approvals_by_deed" ON "approvals" USING btree ("agent_id","deed","created_at") WHERE kind = 'external_action';--> statement-breakpoint
CREATE INDEX "approvals_by_recipient" ON "approvals" USING btree ("owner_id","recipient_key","created_at") WHERE recipient_key is not null;--> statement-breakpoint
CREATE INDEX "approvals_bars" ON "approvals" USING btree ("owner_id","bars_until") WHERE bars_until is not null;