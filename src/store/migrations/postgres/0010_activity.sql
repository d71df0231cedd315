CREATE TABLE "agent_activity" (
	"agent_id" text NOT NULL,
	"at" bigint NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "agent_activity_agent_id_at_pk" PRIMARY KEY("agent_id","at")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "key_refused_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_activity" ADD CONSTRAINT "agent_activity_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_activity_by_at" ON "agent_activity" USING btree ("at");--> statement-breakpoint
UPDATE "agents" SET "key_refused_at" = ("last_refused"->>'at')::bigint WHERE "last_refused"->>'reason' LIKE 'key%';--> statement-breakpoint
INSERT INTO "agent_activity" ("agent_id", "at", "points") SELECT "agent_id", "finished_at" - "finished_at" % 3600000, sum("points_awarded") FROM "participations" WHERE "points_awarded" > 0 AND "finished_at" > extract(epoch FROM now()) * 1000 - 7776000000 GROUP BY 1, 2;
