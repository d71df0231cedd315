CREATE TABLE "own_search" (
	"id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"place" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "own_search_by_words" ON "own_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "audit_events_by_target" ON "audit_events" USING btree ("account_id","target_id","seq");