ALTER TABLE "approvals" ADD COLUMN "yes" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "start_key" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "start_hash" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "started_at" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "report_minutes" integer;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "report_by" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "doubt" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "disputed" jsonb;--> statement-breakpoint
CREATE INDEX "approvals_current" ON "approvals" USING btree ("owner_id","agent_id","digest") WHERE (status = 'pending' or yes = 'ready' or yes in ('started', 'in_doubt') or permit = 'unused');--> statement-breakpoint
CREATE INDEX "approvals_next" ON "approvals" USING btree ((case when permit = 'unused' or (permit = 'reported' and (yes = 'ready' or yes in ('started', 'in_doubt'))) then 0 else coalesce(report_by, valid_until, expires_at) end)) WHERE (status = 'pending' or yes = 'ready' or yes in ('started', 'in_doubt') or permit = 'unused');