CREATE TABLE "password_brakes" (
	"name" text PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "wrong_passwords" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "wrong_passwords_told_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "owner_hold" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "risk_reasons" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "for_admins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "written" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "written_on_day" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "time_given_for" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quests" ADD COLUMN "agents_per_owner" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "password_brakes_by_until" ON "password_brakes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "accounts_by_wrong_passwords" ON "accounts" USING btree ("wrong_passwords_told_at") WHERE wrong_passwords > 0;--> statement-breakpoint
CREATE INDEX "approvals_unread" ON "approvals" USING btree ("agent_id","created_at","id") WHERE unread = 1;--> statement-breakpoint
CREATE INDEX "service_log_by_at" ON "audit_events" USING btree ("at","id") WHERE for_admins = 1;--> statement-breakpoint
CREATE INDEX "service_log_by_action" ON "audit_events" USING btree ("action","at","id") WHERE for_admins = 1;--> statement-breakpoint
CREATE INDEX "service_log_by_actor" ON "audit_events" USING btree ("actor_id","at","id") WHERE for_admins = 1;--> statement-breakpoint
CREATE INDEX "service_log_by_account" ON "audit_events" USING btree ("account_id","at","id") WHERE for_admins = 1;--> statement-breakpoint
CREATE INDEX "participations_unread" ON "participations" USING btree ("agent_id","joined_at","id") WHERE unread = 1;--> statement-breakpoint
UPDATE "audit_events" SET "for_admins" = 1 WHERE "action" IN ('account.created', 'account.password_changed', 'account.suspended', 'account.resumed', 'quest.created', 'quest.updated', 'quest.published', 'quest.closed', 'quest.reopened', 'quest.cancelled', 'quest.deleted', 'participation.accepted', 'participation.revision_requested', 'participation.rejected') OR ("action" = 'agent.suspended' AND "data"->>'by' = 'admin');
