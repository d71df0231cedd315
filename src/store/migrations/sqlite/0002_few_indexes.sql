CREATE VIRTUAL TABLE `quest_search` USING fts5(`id`, `title`, `words`, tokenize = "ascii tokenchars '#@_-'", prefix = '1 2 3');
--> statement-breakpoint
DROP TABLE `quest_words`;--> statement-breakpoint
DROP INDEX `accounts_by_status`;--> statement-breakpoint
DROP INDEX `accounts_by_status_email`;--> statement-breakpoint
CREATE INDEX `accounts_admins` ON `accounts` (`id`) WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX `accounts_suspended` ON `accounts` (`created_at`,`id`) WHERE status = 'suspended';--> statement-breakpoint
DROP INDEX `agent_keys_by_expiry`;--> statement-breakpoint
DROP INDEX `agents_by_name`;--> statement-breakpoint
DROP INDEX `agents_by_seen`;--> statement-breakpoint
DROP INDEX `approvals_by_digest`;--> statement-breakpoint
DROP INDEX `approvals_by_created`;--> statement-breakpoint
DROP INDEX `approvals_by_expiry`;--> statement-breakpoint
DROP INDEX `approvals_by_status_created`;--> statement-breakpoint
DROP INDEX `approvals_by_status_expiry`;--> statement-breakpoint
DROP INDEX `approvals_by_agent_expiry`;--> statement-breakpoint
DROP INDEX `approvals_by_kind`;--> statement-breakpoint
DROP INDEX `approvals_by_kind_expiry`;--> statement-breakpoint
DROP INDEX `approvals_by_category`;--> statement-breakpoint
DROP INDEX `approvals_by_category_expiry`;--> statement-breakpoint
DROP INDEX `approvals_by_risk`;--> statement-breakpoint
DROP INDEX `approvals_by_risk_expiry`;--> statement-breakpoint
DROP INDEX `approvals_by_quest_expiry`;--> statement-breakpoint
DROP INDEX `approvals_of_quest`;--> statement-breakpoint
DROP INDEX `approvals_pending`;--> statement-breakpoint
DROP INDEX `approvals_by_agent`;--> statement-breakpoint
DROP INDEX `approvals_by_quest`;--> statement-breakpoint
DROP INDEX `approvals_unread`;--> statement-breakpoint
CREATE INDEX `approvals_by_owner` ON `approvals` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_pending` ON `approvals` (`owner_id`,`agent_id`,`digest`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `approvals_by_agent` ON `approvals` (`agent_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `approvals_by_quest` ON `approvals` (`quest_id`,`owner_id`,`digest`,`created_at`);--> statement-breakpoint
CREATE INDEX `approvals_unread` ON `approvals` (`agent_id`,`id`) WHERE unread = 1;--> statement-breakpoint
DROP INDEX `audit_events_by_action`;--> statement-breakpoint
DROP INDEX `audit_events_by_actor`;--> statement-breakpoint
DROP INDEX `audit_events_by_agent`;--> statement-breakpoint
DROP INDEX `audit_events_by_target`;--> statement-breakpoint
DROP INDEX `service_log_by_at`;--> statement-breakpoint
DROP INDEX `service_log_by_action`;--> statement-breakpoint
DROP INDEX `service_log_by_actor`;--> statement-breakpoint
DROP INDEX `service_log_by_account`;--> statement-breakpoint
CREATE INDEX `service_log` ON `audit_events` (`at`,`id`) WHERE for_admins = 1;--> statement-breakpoint
DROP INDEX `participations_by_quest_agent`;--> statement-breakpoint
DROP INDEX `participations_by_agent_state_due`;--> statement-breakpoint
DROP INDEX `participations_by_agent_joined`;--> statement-breakpoint
DROP INDEX `participations_by_agent_due`;--> statement-breakpoint
DROP INDEX `participations_by_joined`;--> statement-breakpoint
DROP INDEX `participations_by_due`;--> statement-breakpoint
DROP INDEX `participations_by_state_joined`;--> statement-breakpoint
DROP INDEX `participations_by_state_due`;--> statement-breakpoint
DROP INDEX `participations_by_quest_joined`;--> statement-breakpoint
DROP INDEX `participations_by_quest_due`;--> statement-breakpoint
DROP INDEX `participations_due_of_owner`;--> statement-breakpoint
DROP INDEX `participations_live`;--> statement-breakpoint
DROP INDEX `participations_by_quest`;--> statement-breakpoint
DROP INDEX `participations_by_agent`;--> statement-breakpoint
DROP INDEX `participations_unread`;--> statement-breakpoint
CREATE INDEX `participations_by_owner` ON `participations` (`owner_id`,`joined_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `participations_live` ON `participations` (`owner_id`,`agent_id`,`quest_id`) WHERE state in ('active', 'submitted', 'revision_requested');--> statement-breakpoint
CREATE INDEX `participations_by_quest` ON `participations` (`quest_id`,`owner_id`,`joined_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_by_agent` ON `participations` (`agent_id`,`joined_at`,`id`);--> statement-breakpoint
CREATE INDEX `participations_unread` ON `participations` (`agent_id`,`id`) WHERE unread = 1;--> statement-breakpoint
DROP INDEX `quests_by_created`;--> statement-breakpoint
DROP INDEX `quests_free_by_published`;--> statement-breakpoint
DROP INDEX `quests_free_by_close`;--> statement-breakpoint
DROP INDEX `quests_free_by_reward`;--> statement-breakpoint
DROP INDEX `quests_free_by_title`;--> statement-breakpoint
DROP INDEX `quests_full_by_published`;--> statement-breakpoint
DROP INDEX `quests_full_by_close`;--> statement-breakpoint
DROP INDEX `quests_full_by_reward`;--> statement-breakpoint
DROP INDEX `quests_full_by_title`;--> statement-breakpoint
DROP INDEX `quests_by_published`;--> statement-breakpoint
DROP INDEX `quests_by_close`;--> statement-breakpoint
DROP INDEX `quests_by_reward`;--> statement-breakpoint
DROP INDEX `quests_by_title`;--> statement-breakpoint
CREATE INDEX `quests_by_published` ON `quests` (`published_at`,`id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `quests_by_close` ON `quests` (`closes_at`,`id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `quests_by_reward` ON `quests` (`reward_points`,`id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `quests_by_title` ON `quests` (`title`,`id`) WHERE status = 'open';--> statement-breakpoint
DROP INDEX `sessions_by_seen`;--> statement-breakpoint
DROP INDEX `submissions_by_verdict`;--> statement-breakpoint
CREATE INDEX `submissions_waiting` ON `submissions` (`created_at`,`id`) WHERE verdict = 'waiting';