ALTER TABLE "audit_events" ADD COLUMN "salt" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "data_hash" "bytea";--> statement-breakpoint
ALTER TABLE "recovery_links" ADD COLUMN "sealed" text;--> statement-breakpoint
CREATE INDEX "accounts_leaving" ON "accounts" USING btree ("id") WHERE status = 'leaving';