DROP INDEX "audit_events_by_seq";--> statement-breakpoint
ALTER TABLE "audit_events"
	ALTER COLUMN "prev_hash" SET DATA TYPE bytea USING decode("prev_hash", 'hex'),
	ALTER COLUMN "hash" SET DATA TYPE bytea USING decode("hash", 'hex'),
	DROP CONSTRAINT "audit_events_pkey",
	ADD CONSTRAINT "audit_events_account_id_seq_pk" PRIMARY KEY("account_id","seq");--> statement-breakpoint
ALTER TABLE "approvals" ALTER COLUMN "digest" SET DATA TYPE bytea USING decode("digest", 'hex');
