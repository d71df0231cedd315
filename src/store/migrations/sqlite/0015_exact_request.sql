-- unused since 0.3.0
DROP INDEX `approvals_pending`;--> statement-breakpoint
-- unused since 0.3.0
DROP INDEX `approvals_due`;--> statement-breakpoint
ALTER TABLE `approvals` ADD `asked_digest` blob;--> statement-breakpoint
ALTER TABLE `approvals` ADD `nonce` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `deed` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `recipient_key` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `allowed` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `allowed_digest` blob;--> statement-breakpoint
ALTER TABLE `approvals` ADD `allowed_deed` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `bars_until` integer;--> statement-breakpoint
ALTER TABLE `approvals` ADD `no_rule` text;--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_deed` ON `approvals` (`agent_id`,`deed`) WHERE (status = 'pending' or yes = 'ready' or yes in ('started', 'in_doubt') or permit = 'unused');--> statement-breakpoint
CREATE INDEX `approvals_by_deed` ON `approvals` (`agent_id`,`deed`,`created_at`) WHERE kind = 'external_action';--> statement-breakpoint
CREATE INDEX `approvals_by_recipient` ON `approvals` (`owner_id`,`recipient_key`,`created_at`) WHERE recipient_key is not null;--> statement-breakpoint
CREATE INDEX `approvals_bars` ON `approvals` (`owner_id`,`bars_until`) WHERE bars_until is not null;--> statement-breakpoint
ALTER TABLE `accounts` ADD `policy` text;--> statement-breakpoint
ALTER TABLE `passkeys` ADD `signs_from` integer;