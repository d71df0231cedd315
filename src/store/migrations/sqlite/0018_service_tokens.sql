CREATE TABLE `service_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`scopes` text NOT NULL,
	`hint` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	`revoke_reason` text,
	`replaced_by` text,
	`remind_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_tokens_hash_unique` ON `service_tokens` (`hash`);--> statement-breakpoint
CREATE INDEX `service_tokens_by_created` ON `service_tokens` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `service_tokens_by_expiry` ON `service_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `service_tokens_reminders` ON `service_tokens` (`remind_at`) WHERE remind_at is not null;