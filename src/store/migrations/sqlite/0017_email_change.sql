CREATE TABLE `email_changes` (
	`account_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`wrong_codes` integer DEFAULT 0 NOT NULL,
	`asked_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_id_unique` ON `email_changes` (`id`);--> statement-breakpoint
CREATE INDEX `email_changes_by_expiry` ON `email_changes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `email_take_backs` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`email` text NOT NULL,
	`asked_at` integer NOT NULL,
	`taken_from` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `email_take_backs_by_account` ON `email_take_backs` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `email_take_backs_by_email` ON `email_take_backs` (`email`);--> statement-breakpoint
CREATE INDEX `email_take_backs_by_expiry` ON `email_take_backs` (`expires_at`);