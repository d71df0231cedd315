ALTER TABLE `approvals` ADD `yes` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `start_key` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `start_hash` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `approvals` ADD `report_minutes` integer;--> statement-breakpoint
ALTER TABLE `approvals` ADD `report_by` integer;--> statement-breakpoint
ALTER TABLE `approvals` ADD `doubt` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `disputed` text;--> statement-breakpoint
CREATE INDEX `approvals_current` ON `approvals` (`owner_id`,`agent_id`,`digest`) WHERE (status = 'pending' or yes = 'ready' or yes in ('started', 'in_doubt') or permit = 'unused');--> statement-breakpoint
CREATE INDEX `approvals_next` ON `approvals` ((case when permit = 'unused' or (permit = 'reported' and (yes = 'ready' or yes in ('started', 'in_doubt'))) then 0 else coalesce(report_by, valid_until, expires_at) end)) WHERE (status = 'pending' or yes = 'ready' or yes in ('started', 'in_doubt') or permit = 'unused');