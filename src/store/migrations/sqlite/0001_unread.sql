ALTER TABLE `approvals` ADD `unread` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `approvals_unread` ON `approvals` (`agent_id`,`created_at`,`id`) WHERE unread = 1;--> statement-breakpoint
ALTER TABLE `participations` ADD `unread` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `participations_unread` ON `participations` (`agent_id`,`joined_at`,`id`) WHERE unread = 1;