CREATE TABLE `password_brakes` (
	`name` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `password_brakes_by_until` ON `password_brakes` (`until`);--> statement-breakpoint
ALTER TABLE `audit_heads` ADD `written` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_heads` ADD `day` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_heads` ADD `written_on_day` integer DEFAULT 0 NOT NULL;