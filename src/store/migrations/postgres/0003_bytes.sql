DROP INDEX "audit_events_by_seq";--> statement-breakpoint
ALTER TABLE "audit_events"
	ALTER COLUMN "prev_hash" SET DATA TYPE bytea USING CASE WHEN "prev_hash" ~ '^([0-9a-f]{2})*$' THEN decode("prev_hash", 'hex') ELSE '' END,
	ALTER COLUMN "hash" SET DATA TYPE bytea USING CASE WHEN "hash" ~ '^([0-9a-f]{2})*$' THEN decode("hash", 'hex') ELSE '' END,
	DROP CONSTRAINT "audit_events_pkey",
	ADD CONSTRAINT "audit_events_account_id_seq_pk" PRIMARY KEY("account_id","seq");--> statement-breakpoint
ALTER TABLE "approvals" ALTER COLUMN "digest" SET DATA TYPE bytea USING CASE WHEN "digest" ~ '^([0-9a-f]{2})*$' THEN decode("digest", 'hex') ELSE '' END;
