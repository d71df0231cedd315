ALTER TABLE "audit_heads" ADD COLUMN "start_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "start_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "start_seal" text;--> statement-breakpoint
ALTER TABLE "quests" ADD COLUMN "work_forgotten_at" bigint;--> statement-breakpoint
CREATE INDEX "approvals_by_work" ON "approvals" USING btree ("participation_id") WHERE participation_id is not null;