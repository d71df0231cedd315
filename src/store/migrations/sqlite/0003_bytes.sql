CREATE TABLE `__new_audit_events` (
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`actor_type` text NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`target_type` text NOT NULL,
	`target_id` text NOT NULL,
	`agent_id` text,
	`request_id` text NOT NULL,
	`data` text NOT NULL,
	`prev_hash` blob NOT NULL,
	`hash` blob NOT NULL,
	`seal` text,
	`for_admins` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `seq`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_audit_events`("id", "account_id", "seq", "at", "actor_type", "actor_id", "action", "target_type", "target_id", "agent_id", "request_id", "data", "prev_hash", "hash", "seal", "for_admins") SELECT "id", "account_id", "seq", "at", "actor_type", "actor_id", "action", "target_type", "target_id", "agent_id", "request_id", "data", coalesce(unhex("prev_hash"), x''), coalesce(unhex("hash"), x''), "seal", "for_admins" FROM `audit_events`;--> statement-breakpoint
DROP TABLE `audit_events`;--> statement-breakpoint
ALTER TABLE `__new_audit_events` RENAME TO `audit_events`;--> statement-breakpoint
CREATE INDEX `audit_events_by_at` ON `audit_events` (`account_id`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `service_log` ON `audit_events` (`at`,`id`) WHERE for_admins = 1;--> statement-breakpoint
CREATE TABLE `__new_approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`category` text,
	`title` text NOT NULL,
	`arguments` text NOT NULL,
	`reason` text,
	`risk` text NOT NULL,
	`risk_reasons` text,
	`quest_id` text,
	`participation_id` text,
	`digest` blob NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`status_reason` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`note` text,
	`outcome` text,
	`earlier_denials` integer NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quest_id`) REFERENCES `quests`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_approvals`("id", "agent_id", "owner_id", "kind", "category", "title", "arguments", "reason", "risk", "risk_reasons", "quest_id", "participation_id", "digest", "status", "status_reason", "created_at", "expires_at", "decided_at", "decided_by", "note", "outcome", "earlier_denials", "unread", "version") SELECT "id", "agent_id", "owner_id", "kind", "category", "title", "arguments", "reason", "risk", "risk_reasons", "quest_id", "participation_id", coalesce(unhex("digest"), x''), "status", "status_reason", "created_at", "expires_at", "decided_at", "decided_by", "note", "outcome", "earlier_denials", "unread", "version" FROM `approvals`;--> statement-breakpoint
DROP TABLE `approvals`;--> statement-breakpoint
ALTER TABLE `__new_approvals` RENAME TO `approvals`;--> statement-breakpoint
CREATE INDEX `approvals_due` ON `approvals` (`expires_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `approvals_by_owner` ON `approvals` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_pending` ON `approvals` (`owner_id`,`agent_id`,`digest`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `approvals_by_agent` ON `approvals` (`agent_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_quest` ON `approvals` (`quest_id`,`owner_id`,`digest`,`created_at`);--> statement-breakpoint
CREATE INDEX `approvals_unread` ON `approvals` (`agent_id`,`id`) WHERE unread = 1;
