ALTER TABLE "approvals" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "approvals_unread" ON "approvals" USING btree ("agent_id","created_at","id") WHERE unread = 1;--> statement-breakpoint
CREATE INDEX "participations_unread" ON "participations" USING btree ("agent_id","joined_at","id") WHERE unread = 1;