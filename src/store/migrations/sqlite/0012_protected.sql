CREATE TABLE `agent_storage` (
	`agent_id` text PRIMARY KEY NOT NULL,
	`day` integer NOT NULL,
	`written_on_day` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `admin_since` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `admin_until` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `lowered_by` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `failures_told_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `accounts` SET `admin_since` = `created_at` WHERE `role` = 'admin';--> statement-breakpoint
UPDATE `channels` SET `target` = '' WHERE `target` <> '';