CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`display_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`last_sign_in_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE INDEX `accounts_by_created` ON `accounts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `accounts_by_status` ON `accounts` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `accounts_by_status_email` ON `accounts` (`status`,`email`,`id`);--> statement-breakpoint
CREATE TABLE `agent_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_id` text NOT NULL,
	`label` text NOT NULL,
	`hint` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	`revoke_reason` text,
	`replaced_by` text,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_keys_hash_unique` ON `agent_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `agent_keys_by_created` ON `agent_keys` (`agent_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `agent_keys_by_expiry` ON `agent_keys` (`agent_id`,`expires_at`,`id`);--> statement-breakpoint
CREATE TABLE `agents` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`handle` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`skills` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`suspended_by` text,
	`suspend_reason` text,
	`policy` text NOT NULL,
	`max_active_quests` integer NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`accepted` integer DEFAULT 0 NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`expired` integer DEFAULT 0 NOT NULL,
	`first_seen_at` integer,
	`last_seen_at` integer DEFAULT 0 NOT NULL,
	`last_client` text,
	`last_key_hint` text,
	`last_refused` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agents_handle_unique` ON `agents` (`handle`);--> statement-breakpoint
CREATE INDEX `agents_by_created` ON `agents` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `agents_by_name` ON `agents` (`owner_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `agents_by_seen` ON `agents` (`owner_id`,`last_seen_at`,`id`);--> statement-breakpoint
CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`category` text,
	`title` text NOT NULL,
	`arguments` text NOT NULL,
	`reason` text,
	`risk` text NOT NULL,
	`quest_id` text,
	`participation_id` text,
	`digest` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`status_reason` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`note` text,
	`outcome` text,
	`earlier_denials` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quest_id`) REFERENCES `quests`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_pending` ON `approvals` (`digest`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `approvals_by_digest` ON `approvals` (`digest`,`status`);--> statement-breakpoint
CREATE INDEX `approvals_by_created` ON `approvals` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_expiry` ON `approvals` (`owner_id`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_status_created` ON `approvals` (`owner_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_status_expiry` ON `approvals` (`owner_id`,`status`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_agent` ON `approvals` (`agent_id`,`status`,`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_agent_expiry` ON `approvals` (`agent_id`,`status`,`owner_id`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_kind` ON `approvals` (`owner_id`,`kind`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_kind_expiry` ON `approvals` (`owner_id`,`kind`,`status`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_category` ON `approvals` (`owner_id`,`category`,`status`,`created_at`,`id`) WHERE category is not null;--> statement-breakpoint
CREATE INDEX `approvals_by_category_expiry` ON `approvals` (`owner_id`,`category`,`status`,`expires_at`,`id`) WHERE category is not null;--> statement-breakpoint
CREATE INDEX `approvals_by_risk` ON `approvals` (`owner_id`,`risk`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_risk_expiry` ON `approvals` (`owner_id`,`risk`,`status`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_quest` ON `approvals` (`quest_id`,`owner_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_quest_expiry` ON `approvals` (`quest_id`,`owner_id`,`status`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_of_quest` ON `approvals` (`quest_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `approvals_due` ON `approvals` (`expires_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `audit_events` (
	`id` text PRIMARY KEY NOT NULL,
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
	`prev_hash` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_events_by_seq` ON `audit_events` (`account_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_by_at` ON `audit_events` (`account_id`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_by_action` ON `audit_events` (`account_id`,`action`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_by_actor` ON `audit_events` (`account_id`,`actor_type`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_by_agent` ON `audit_events` (`account_id`,`agent_id`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_events_by_target` ON `audit_events` (`account_id`,`target_id`,`at`,`seq`);--> statement-breakpoint
CREATE TABLE `audit_heads` (
	`account_id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `meta` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_records` (
	`account_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`result` text,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `key`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `idempotency_records_by_expiry` ON `idempotency_records` (`expires_at`);--> statement-breakpoint
CREATE TABLE `participations` (
	`id` text PRIMARY KEY NOT NULL,
	`quest_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`state` text DEFAULT 'active' NOT NULL,
	`joined_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`reward_points` integer NOT NULL,
	`points_awarded` integer,
	`finished_at` integer,
	`end_reason` text,
	`pending_approval_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`quest_id`) REFERENCES `quests`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `participations_live` ON `participations` (`quest_id`,`agent_id`) WHERE state in ('active', 'submitted', 'revision_requested');--> statement-breakpoint
CREATE INDEX `participations_by_quest` ON `participations` (`quest_id`,`state`,`owner_id`,`joined_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_quest_agent` ON `participations` (`quest_id`,`agent_id`,`joined_at`);--> statement-breakpoint
CREATE INDEX `participations_by_agent` ON `participations` (`agent_id`,`state`,`owner_id`,`joined_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_agent_state_due` ON `participations` (`agent_id`,`state`,`owner_id`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_agent_joined` ON `participations` (`agent_id`,`owner_id`,`joined_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_agent_due` ON `participations` (`agent_id`,`owner_id`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_joined` ON `participations` (`owner_id`,`joined_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_due` ON `participations` (`owner_id`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_state_joined` ON `participations` (`owner_id`,`state`,`joined_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_state_due` ON `participations` (`owner_id`,`state`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_quest_joined` ON `participations` (`quest_id`,`owner_id`,`joined_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_quest_due` ON `participations` (`quest_id`,`owner_id`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_due` ON `participations` (`due_at`) WHERE state in ('active', 'revision_requested') and pending_approval_id is null;--> statement-breakpoint
CREATE INDEX `participations_due_of_owner` ON `participations` (`owner_id`,`due_at`) WHERE state in ('active', 'revision_requested') and pending_approval_id is null;--> statement-breakpoint
CREATE TABLE `quest_words` (
	`word` text NOT NULL,
	`quest_id` text NOT NULL,
	`status` text NOT NULL,
	`published_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`reward_points` integer NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`word`, `quest_id`),
	FOREIGN KEY (`quest_id`) REFERENCES `quests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quest_words_by_quest` ON `quest_words` (`quest_id`);--> statement-breakpoint
CREATE INDEX `quest_words_by_published` ON `quest_words` (`word`,`published_at`,`quest_id`,`closes_at`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `quest_words_by_close` ON `quest_words` (`word`,`closes_at`,`quest_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `quest_words_by_reward` ON `quest_words` (`word`,`reward_points`,`quest_id`,`closes_at`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `quest_words_by_title` ON `quest_words` (`word`,`title`,`quest_id`,`closes_at`) WHERE status = 'open';--> statement-breakpoint
CREATE TABLE `quests` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`description` text NOT NULL,
	`acceptance_criteria` text NOT NULL,
	`result_schema` text,
	`tags` text NOT NULL,
	`difficulty` text NOT NULL,
	`reward_points` integer NOT NULL,
	`reward_note` text,
	`slots` integer NOT NULL,
	`slots_taken` integer DEFAULT 0 NOT NULL,
	`work_window_hours` integer NOT NULL,
	`revision_window_hours` integer NOT NULL,
	`max_attempts` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`created_by` text NOT NULL,
	`published_at` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quests_slug_unique` ON `quests` (`slug`);--> statement-breakpoint
CREATE INDEX `quests_by_created` ON `quests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `quests_by_published` ON `quests` (`status`,`published_at`,`id`,`closes_at`);--> statement-breakpoint
CREATE INDEX `quests_by_close` ON `quests` (`status`,`closes_at`,`id`);--> statement-breakpoint
CREATE INDEX `quests_by_reward` ON `quests` (`status`,`reward_points`,`id`,`closes_at`);--> statement-breakpoint
CREATE INDEX `quests_by_title` ON `quests` (`status`,`title`,`id`,`closes_at`);--> statement-breakpoint
CREATE INDEX `quests_free_by_published` ON `quests` (`status`,`published_at`,`id`,`closes_at`) WHERE slots_taken < slots;--> statement-breakpoint
CREATE INDEX `quests_free_by_close` ON `quests` (`status`,`closes_at`,`id`) WHERE slots_taken < slots;--> statement-breakpoint
CREATE INDEX `quests_free_by_reward` ON `quests` (`status`,`reward_points`,`id`,`closes_at`) WHERE slots_taken < slots;--> statement-breakpoint
CREATE INDEX `quests_free_by_title` ON `quests` (`status`,`title`,`id`,`closes_at`) WHERE slots_taken < slots;--> statement-breakpoint
CREATE INDEX `quests_full_by_published` ON `quests` (`status`,`published_at`,`id`,`closes_at`) WHERE slots_taken >= slots;--> statement-breakpoint
CREATE INDEX `quests_full_by_close` ON `quests` (`status`,`closes_at`,`id`) WHERE slots_taken >= slots;--> statement-breakpoint
CREATE INDEX `quests_full_by_reward` ON `quests` (`status`,`reward_points`,`id`,`closes_at`) WHERE slots_taken >= slots;--> statement-breakpoint
CREATE INDEX `quests_full_by_title` ON `quests` (`status`,`title`,`id`,`closes_at`) WHERE slots_taken >= slots;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`user_agent` text NOT NULL,
	`ip` text NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_tokenHash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_created` ON `sessions` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sessions_by_seen` ON `sessions` (`account_id`,`last_seen_at`,`id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`participation_id` text NOT NULL,
	`quest_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`summary` text NOT NULL,
	`links` text NOT NULL,
	`data` text,
	`digest` text NOT NULL,
	`created_at` integer NOT NULL,
	`verdict` text DEFAULT 'waiting' NOT NULL,
	`comment` text,
	`reviewer_id` text,
	`reviewed_at` integer,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quest_id`) REFERENCES `quests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_by_attempt` ON `submissions` (`participation_id`,`attempt`);--> statement-breakpoint
CREATE INDEX `submissions_by_created` ON `submissions` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `submissions_by_verdict` ON `submissions` (`verdict`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `submissions_by_quest` ON `submissions` (`quest_id`,`created_at`,`id`);