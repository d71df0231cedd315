UPDATE "agents" SET "handle" = 'gone-' || substr("id", 5) WHERE "handle" = 'deleted-' || substr("id", 5);--> statement-breakpoint
CREATE UNLOGGED TABLE IF NOT EXISTS "changes" (
	"made_by" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"hint" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "changes_made_by" ON "changes" USING btree ("made_by");