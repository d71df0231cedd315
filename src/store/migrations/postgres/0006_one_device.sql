DROP INDEX "channels_by_endpoint";--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "mails_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "channels_by_place" ON "channels" USING btree ("endpoint_hash","account_id");