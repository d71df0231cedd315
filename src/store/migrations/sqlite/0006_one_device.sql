DROP INDEX `channels_by_endpoint`;--> statement-breakpoint
ALTER TABLE `channels` ADD `mails_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `channels_by_place` ON `channels` (`endpoint_hash`,`account_id`);