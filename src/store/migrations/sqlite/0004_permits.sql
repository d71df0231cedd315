DROP INDEX `approvals_pending`;--> statement-breakpoint
DROP INDEX `approvals_due`;--> statement-breakpoint
ALTER TABLE `approvals` ADD `amount_units` integer;--> statement-breakpoint
ALTER TABLE `approvals` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `by_rule` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `permit` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `valid_minutes` integer;--> statement-breakpoint
ALTER TABLE `approvals` ADD `valid_until` integer;--> statement-breakpoint
ALTER TABLE `approvals` ADD `report` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `thread` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `approvals` ADD `pause_ms` integer;--> statement-breakpoint
ALTER TABLE `approvals` ADD `suggestion` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `suggestion_digest` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `follows_suggestion` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `earlier_yes` text;--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_pending` ON `approvals` (`owner_id`,`agent_id`,`digest`) WHERE (status = 'pending' or permit = 'unused');--> statement-breakpoint
CREATE INDEX `approvals_due` ON `approvals` (coalesce(valid_until, expires_at)) WHERE (status = 'pending' or permit = 'unused');--> statement-breakpoint
UPDATE `agents` SET `policy` = json_set(`policy`, '$.external', json('{"spend":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null},"contact":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null},"publish":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null},"access":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null},"other":{"rule":"ask","per_hour":null,"per_day":null,"currency":null,"amount_per_request":null,"amount_per_day":null,"cool_down_minutes":0,"allowance":null}}'));