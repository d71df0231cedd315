CREATE TABLE `password_brakes` (
	`name` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `password_brakes_by_until` ON `password_brakes` (`until`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `wrong_passwords` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `wrong_passwords_told_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `accounts_by_wrong_passwords` ON `accounts` (`wrong_passwords_told_at`) WHERE wrong_passwords > 0;--> statement-breakpoint
ALTER TABLE `agents` ADD `owner_hold` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `risk_reasons` text;--> statement-breakpoint
ALTER TABLE `approvals` ADD `unread` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `approvals_unread` ON `approvals` (`agent_id`,`created_at`,`id`) WHERE unread = 1;--> statement-breakpoint
ALTER TABLE `audit_events` ADD `seal` text;--> statement-breakpoint
ALTER TABLE `audit_events` ADD `for_admins` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `service_log_by_at` ON `audit_events` (`at`,`id`) WHERE for_admins = 1;--> statement-breakpoint
CREATE INDEX `service_log_by_action` ON `audit_events` (`action`,`at`,`id`) WHERE for_admins = 1;--> statement-breakpoint
CREATE INDEX `service_log_by_actor` ON `audit_events` (`actor_id`,`at`,`id`) WHERE for_admins = 1;--> statement-breakpoint
CREATE INDEX `service_log_by_account` ON `audit_events` (`account_id`,`at`,`id`) WHERE for_admins = 1;--> statement-breakpoint
ALTER TABLE `audit_heads` ADD `written` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_heads` ADD `day` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_heads` ADD `written_on_day` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_heads` ADD `seal` text;--> statement-breakpoint
ALTER TABLE `participations` ADD `time_given_for` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participations` ADD `unread` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `participations_unread` ON `participations` (`agent_id`,`joined_at`,`id`) WHERE unread = 1;--> statement-breakpoint
ALTER TABLE `quests` ADD `agents_per_owner` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `audit_events` SET `for_admins` = 1 WHERE `action` IN ('account.created', 'account.password_changed', 'account.suspended', 'account.resumed', 'quest.created', 'quest.updated', 'quest.published', 'quest.closed', 'quest.reopened', 'quest.cancelled', 'quest.deleted', 'participation.accepted', 'participation.revision_requested', 'participation.rejected') OR (`action` = 'agent.suspended' AND json_extract(`data`, '$.by') = 'admin');
