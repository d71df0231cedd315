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
CREATE INDEX "approvals_bars" ON "approvals" USING btree ("owner_id","bars_until") WHERE bars_until is not null;--> statement-breakpoint
-- In reports of version 0.2.0 nobody says who wrote them. Only agents could.
UPDATE "approvals" SET "report" = jsonb_set("report", '{by}', to_jsonb('agent'::text)) WHERE "report" IS NOT NULL AND "report" ->> 'by' IS NULL;--> statement-breakpoint
-- What version 0.2.0 has left: a report about a yes that was over contradicts it.
UPDATE "approvals" SET "disputed" = "report", "report" = NULL WHERE "permit" = 'reported' AND "yes" IN ('lapsed', 'unresolved');--> statement-breakpoint
-- A report that was not taken over counts. A yes without a report counts as started, because its agent may have acted.
UPDATE "approvals" SET "yes" = CASE "permit" WHEN 'reported' THEN "report" ->> 'outcome' WHEN 'unused' THEN 'started' ELSE 'unresolved' END, "started_at" = CASE WHEN "permit" = 'unused' THEN "decided_at" ELSE "started_at" END, "report_by" = CASE WHEN "permit" = 'unused' THEN "valid_until" ELSE "report_by" END, "version" = "version" + 1 WHERE ("yes" IS NULL AND "permit" IS NOT NULL) OR ("permit" = 'reported' AND "yes" IN ('ready', 'started', 'in_doubt'));--> statement-breakpoint
UPDATE "approvals" SET "permit" = 'lapsed' WHERE "permit" IN ('unused', 'reported');--> statement-breakpoint
UPDATE "approvals" SET "earlier_yes" = jsonb_set("earlier_yes", '{permit}', to_jsonb((CASE "earlier_yes" ->> 'permit' WHEN 'reported' THEN "earlier_yes" ->> 'outcome' ELSE 'started' END)::text)) WHERE "earlier_yes" ->> 'permit' IN ('unused', 'reported');