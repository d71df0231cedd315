ALTER TABLE `audit_heads` ADD `start_seq` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_heads` ADD `start_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_heads` ADD `start_seal` text;--> statement-breakpoint
ALTER TABLE `quests` ADD `work_forgotten_at` integer;--> statement-breakpoint
CREATE INDEX `approvals_by_work` ON `approvals` (`participation_id`) WHERE participation_id is not null;