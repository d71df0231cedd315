CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"last_sign_in_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "agent_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"label" text NOT NULL,
	"hint" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"last_used_at" bigint,
	"revoked_at" bigint,
	"revoke_reason" text,
	"replaced_by" text,
	CONSTRAINT "agent_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"skills" jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"suspended_by" text,
	"suspend_reason" text,
	"policy" jsonb NOT NULL,
	"max_active_quests" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	"first_seen_at" bigint,
	"last_seen_at" bigint DEFAULT 0 NOT NULL,
	"last_client" jsonb,
	"last_key_hint" text,
	"last_refused" jsonb,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "agents_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"category" text,
	"title" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"reason" text,
	"risk" text NOT NULL,
	"quest_id" text,
	"participation_id" text,
	"digest" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"decided_at" bigint,
	"decided_by" text,
	"note" text,
	"outcome" jsonb,
	"earlier_denials" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"agent_id" text,
	"request_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"account_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"result" jsonb,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "idempotency_records_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"id" text PRIMARY KEY NOT NULL,
	"quest_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"joined_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reward_points" integer NOT NULL,
	"points_awarded" integer,
	"finished_at" bigint,
	"end_reason" text,
	"pending_approval_id" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quest_words" (
	"word" text NOT NULL,
	"quest_id" text NOT NULL,
	"status" text NOT NULL,
	"published_at" bigint NOT NULL,
	"closes_at" bigint NOT NULL,
	"reward_points" integer NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "quest_words_word_quest_id_pk" PRIMARY KEY("word","quest_id")
);
--> statement-breakpoint
CREATE TABLE "quests" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"acceptance_criteria" jsonb NOT NULL,
	"result_schema" jsonb,
	"tags" jsonb NOT NULL,
	"difficulty" text NOT NULL,
	"reward_points" integer NOT NULL,
	"reward_note" text,
	"slots" integer NOT NULL,
	"slots_taken" integer DEFAULT 0 NOT NULL,
	"work_window_hours" integer NOT NULL,
	"revision_window_hours" integer NOT NULL,
	"max_attempts" integer NOT NULL,
	"closes_at" bigint NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"created_by" text NOT NULL,
	"published_at" bigint DEFAULT 0 NOT NULL,
	"closed_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quests_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"user_agent" text NOT NULL,
	"ip" text NOT NULL,
	"revoked_at" bigint,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"participation_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"summary" text NOT NULL,
	"links" jsonb NOT NULL,
	"data" jsonb,
	"digest" text NOT NULL,
	"created_at" bigint NOT NULL,
	"verdict" text DEFAULT 'waiting' NOT NULL,
	"comment" text,
	"reviewer_id" text,
	"reviewed_at" bigint
);
--> statement-breakpoint
ALTER TABLE "agent_keys" ADD CONSTRAINT "agent_keys_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_keys" ADD CONSTRAINT "agent_keys_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_quest_id_quests_id_fk" FOREIGN KEY ("quest_id") REFERENCES "public"."quests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_records" ADD CONSTRAINT "idempotency_records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_quest_id_quests_id_fk" FOREIGN KEY ("quest_id") REFERENCES "public"."quests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_words" ADD CONSTRAINT "quest_words_quest_id_quests_id_fk" FOREIGN KEY ("quest_id") REFERENCES "public"."quests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quests" ADD CONSTRAINT "quests_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_quest_id_quests_id_fk" FOREIGN KEY ("quest_id") REFERENCES "public"."quests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_by_created" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_by_status" ON "accounts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_by_status_email" ON "accounts" USING btree ("status","email","id");--> statement-breakpoint
CREATE INDEX "agent_keys_by_created" ON "agent_keys" USING btree ("agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "agent_keys_by_expiry" ON "agent_keys" USING btree ("agent_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "agents_by_created" ON "agents" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "agents_by_name" ON "agents" USING btree ("owner_id","name","id");--> statement-breakpoint
CREATE INDEX "agents_by_seen" ON "agents" USING btree ("owner_id","last_seen_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_pending" ON "approvals" USING btree ("digest") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "approvals_by_digest" ON "approvals" USING btree ("digest","status");--> statement-breakpoint
CREATE INDEX "approvals_by_created" ON "approvals" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_expiry" ON "approvals" USING btree ("owner_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_status_created" ON "approvals" USING btree ("owner_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_status_expiry" ON "approvals" USING btree ("owner_id","status","expires_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_agent" ON "approvals" USING btree ("agent_id","status","owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_agent_expiry" ON "approvals" USING btree ("agent_id","status","owner_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_kind" ON "approvals" USING btree ("owner_id","kind","status","created_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_kind_expiry" ON "approvals" USING btree ("owner_id","kind","status","expires_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_category" ON "approvals" USING btree ("owner_id","category","status","created_at","id") WHERE category is not null;--> statement-breakpoint
CREATE INDEX "approvals_by_category_expiry" ON "approvals" USING btree ("owner_id","category","status","expires_at","id") WHERE category is not null;--> statement-breakpoint
CREATE INDEX "approvals_by_risk" ON "approvals" USING btree ("owner_id","risk","status","created_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_risk_expiry" ON "approvals" USING btree ("owner_id","risk","status","expires_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_quest" ON "approvals" USING btree ("quest_id","owner_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "approvals_by_quest_expiry" ON "approvals" USING btree ("quest_id","owner_id","status","expires_at","id");--> statement-breakpoint
CREATE INDEX "approvals_of_quest" ON "approvals" USING btree ("quest_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "approvals_due" ON "approvals" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_by_seq" ON "audit_events" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "audit_events_by_at" ON "audit_events" USING btree ("account_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_by_action" ON "audit_events" USING btree ("account_id","action","at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_by_actor" ON "audit_events" USING btree ("account_id","actor_type","at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_by_agent" ON "audit_events" USING btree ("account_id","agent_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_by_target" ON "audit_events" USING btree ("account_id","target_id","at","seq");--> statement-breakpoint
CREATE INDEX "idempotency_records_by_expiry" ON "idempotency_records" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "participations_live" ON "participations" USING btree ("quest_id","agent_id") WHERE state in ('active', 'submitted', 'revision_requested');--> statement-breakpoint
CREATE INDEX "participations_by_quest" ON "participations" USING btree ("quest_id","state","owner_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_quest_agent" ON "participations" USING btree ("quest_id","agent_id","joined_at");--> statement-breakpoint
CREATE INDEX "participations_by_agent" ON "participations" USING btree ("agent_id","state","owner_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_agent_state_due" ON "participations" USING btree ("agent_id","state","owner_id","due_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_agent_joined" ON "participations" USING btree ("agent_id","owner_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_agent_due" ON "participations" USING btree ("agent_id","owner_id","due_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_joined" ON "participations" USING btree ("owner_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_due" ON "participations" USING btree ("owner_id","due_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_state_joined" ON "participations" USING btree ("owner_id","state","joined_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_state_due" ON "participations" USING btree ("owner_id","state","due_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_quest_joined" ON "participations" USING btree ("quest_id","owner_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "participations_by_quest_due" ON "participations" USING btree ("quest_id","owner_id","due_at","id");--> statement-breakpoint
CREATE INDEX "participations_due" ON "participations" USING btree ("due_at") WHERE state in ('active', 'revision_requested') and pending_approval_id is null;--> statement-breakpoint
CREATE INDEX "participations_due_of_owner" ON "participations" USING btree ("owner_id","due_at") WHERE state in ('active', 'revision_requested') and pending_approval_id is null;--> statement-breakpoint
CREATE INDEX "quest_words_by_quest" ON "quest_words" USING btree ("quest_id");--> statement-breakpoint
CREATE INDEX "quest_words_by_published" ON "quest_words" USING btree ("word","published_at","quest_id","closes_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "quest_words_by_close" ON "quest_words" USING btree ("word","closes_at","quest_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "quest_words_by_reward" ON "quest_words" USING btree ("word","reward_points","quest_id","closes_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "quest_words_by_title" ON "quest_words" USING btree ("word","title","quest_id","closes_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "quests_by_created" ON "quests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quests_by_published" ON "quests" USING btree ("status","published_at","id","closes_at");--> statement-breakpoint
CREATE INDEX "quests_by_close" ON "quests" USING btree ("status","closes_at","id");--> statement-breakpoint
CREATE INDEX "quests_by_reward" ON "quests" USING btree ("status","reward_points","id","closes_at");--> statement-breakpoint
CREATE INDEX "quests_by_title" ON "quests" USING btree ("status","title","id","closes_at");--> statement-breakpoint
CREATE INDEX "quests_free_by_published" ON "quests" USING btree ("status","published_at","id","closes_at") WHERE slots_taken < slots;--> statement-breakpoint
CREATE INDEX "quests_free_by_close" ON "quests" USING btree ("status","closes_at","id") WHERE slots_taken < slots;--> statement-breakpoint
CREATE INDEX "quests_free_by_reward" ON "quests" USING btree ("status","reward_points","id","closes_at") WHERE slots_taken < slots;--> statement-breakpoint
CREATE INDEX "quests_free_by_title" ON "quests" USING btree ("status","title","id","closes_at") WHERE slots_taken < slots;--> statement-breakpoint
CREATE INDEX "quests_full_by_published" ON "quests" USING btree ("status","published_at","id","closes_at") WHERE slots_taken >= slots;--> statement-breakpoint
CREATE INDEX "quests_full_by_close" ON "quests" USING btree ("status","closes_at","id") WHERE slots_taken >= slots;--> statement-breakpoint
CREATE INDEX "quests_full_by_reward" ON "quests" USING btree ("status","reward_points","id","closes_at") WHERE slots_taken >= slots;--> statement-breakpoint
CREATE INDEX "quests_full_by_title" ON "quests" USING btree ("status","title","id","closes_at") WHERE slots_taken >= slots;--> statement-breakpoint
CREATE INDEX "sessions_by_created" ON "sessions" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_by_seen" ON "sessions" USING btree ("account_id","last_seen_at","id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_by_attempt" ON "submissions" USING btree ("participation_id","attempt");--> statement-breakpoint
CREATE INDEX "submissions_by_created" ON "submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "submissions_by_verdict" ON "submissions" USING btree ("verdict","created_at","id");--> statement-breakpoint
CREATE INDEX "submissions_by_quest" ON "submissions" USING btree ("quest_id","created_at","id");