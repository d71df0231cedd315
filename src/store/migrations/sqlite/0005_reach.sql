CREATE TABLE `channels` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`label` text NOT NULL,
	`target` text NOT NULL,
	`endpoint_hash` blob NOT NULL,
	`sealed` text NOT NULL,
	`format` text,
	`events` text NOT NULL,
	`state` text NOT NULL,
	`failing_since` integer,
	`last_success_at` integer,
	`last_failure` text,
	`old_secret_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `channels_by_endpoint` ON `channels` (`account_id`,`endpoint_hash`);--> statement-breakpoint
CREATE INDEX `channels_by_created` ON `channels` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`event_id` text,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`agent` text,
	`title` text NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`claim` text,
	`sent_at` integer,
	`last_failure` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`next_attempt_at`) WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX `deliveries_by_channel` ON `deliveries` (`channel_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `deliveries_verifications` ON `deliveries` (`account_id`,`created_at`) WHERE kind = 'channel.verify';--> statement-breakpoint
ALTER TABLE `agent_keys` ADD `remind_at` integer;--> statement-breakpoint
CREATE INDEX `agent_keys_reminders` ON `agent_keys` (`remind_at`) WHERE remind_at is not null;--> statement-breakpoint
ALTER TABLE `agents` ADD `refused_told_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `agents` ADD `silent_after_minutes` integer;--> statement-breakpoint
ALTER TABLE `agents` ADD `silent_at` integer;--> statement-breakpoint
ALTER TABLE `agents` ADD `silent_since` integer;--> statement-breakpoint
CREATE INDEX `agents_silent` ON `agents` (`silent_at`) WHERE silent_at is not null;--> statement-breakpoint
-- Each key that works gets its next reminder.
UPDATE agent_keys SET remind_at = expires_at - 1209600000 WHERE revoked_at IS NULL AND replaced_by IS NULL;
