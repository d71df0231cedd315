CREATE VIRTUAL TABLE `own_search` USING fts5(`id` UNINDEXED, `words`, detail = none, columnsize = 0, tokenize = "ascii tokenchars '#@_.'");
--> statement-breakpoint
INSERT INTO `own_search` (`own_search`, `rank`) VALUES ('automerge', 16);
--> statement-breakpoint
CREATE INDEX `audit_events_by_target` ON `audit_events` (`account_id`,`target_id`,`seq`);