ALTER TABLE `audit_events` ADD `salt` text;--> statement-breakpoint
ALTER TABLE `audit_events` ADD `data_hash` blob;--> statement-breakpoint
ALTER TABLE `recovery_links` ADD `sealed` text;--> statement-breakpoint
CREATE INDEX `accounts_leaving` ON `accounts` (`id`) WHERE status = 'leaving';