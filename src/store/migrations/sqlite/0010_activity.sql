CREATE TABLE `agent_activity` (
	`agent_id` text NOT NULL,
	`at` integer NOT NULL,
	`calls` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`errors` integer DEFAULT 0 NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`agent_id`, `at`),
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `agent_activity_by_at` ON `agent_activity` (`at`);--> statement-breakpoint
ALTER TABLE `agents` ADD `key_refused_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `agents` SET `key_refused_at` = json_extract(`last_refused`, '$.at') WHERE json_extract(`last_refused`, '$.reason') LIKE 'key%';--> statement-breakpoint
INSERT INTO `agent_activity` (`agent_id`, `at`, `points`) SELECT `agent_id`, `finished_at` - `finished_at` % 3600000, sum(`points_awarded`) FROM `participations` WHERE `points_awarded` > 0 AND `finished_at` > unixepoch() * 1000 - 7776000000 GROUP BY 1, 2;
