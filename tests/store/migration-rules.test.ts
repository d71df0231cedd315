/** A migration that the last version could fail with is refused. */
import { expect, test } from '@jest/globals'
import { breaking } from '../../scripts/migration-rules.ts'

const versions = ['0.1.0', '0.2.0']
const next = '0013_next'

test.each([
  'CREATE TABLE "hats" (\n\t"id" text PRIMARY KEY NOT NULL,\n\t"owner_id" text NOT NULL\n);',
  'CREATE UNLOGGED TABLE IF NOT EXISTS "hats" ("id" text);',
  'CREATE INDEX "agents_hat" ON "agents" USING btree ("hat");',
  'ALTER TABLE "agents" ADD COLUMN "hat" text;',
  'ALTER TABLE "agents" ADD COLUMN "hats" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "agents" ALTER COLUMN "name" DROP NOT NULL;',
  `INSERT INTO "meta" ("name", "value") SELECT 'hat', id FROM "agents";`,
  `UPDATE "agents" SET "hat" = 'none' WHERE "hat" IS NULL;`,
  'CREATE TABLE "hats" ("id" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "hats_id" ON "hats" USING btree ("id");--> statement-breakpoint\nALTER TABLE "hats" ADD CONSTRAINT "hats_agents" FOREIGN KEY ("id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;',
  'ALTER TABLE "agents" ADD COLUMN "hat" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "agents_hat" ON "agents" USING btree ("owner_id","hat") WHERE hat <> 0;',
  '-- unused since 0.2.0\nALTER TABLE "agents" DROP COLUMN "hat";',
  '-- unused since 0.1.0\nDROP TABLE "hats" CASCADE;',
])('%s is allowed', text => {
  expect(breaking(next, text, versions)).toEqual([])
})

test.each([
  'ALTER TABLE "audit_events" ALTER COLUMN "hash" SET DATA TYPE bytea USING decode("hash", \'hex\');',
  'ALTER TABLE "agents" ALTER COLUMN "name" SET NOT NULL;',
  'ALTER TABLE "agents" ADD COLUMN "hat" text NOT NULL;',
  'ALTER TABLE "agents" ADD COLUMN "hat" text UNIQUE;',
  'ALTER TABLE "agents" ADD COLUMN "hat" text, DROP COLUMN "name";',
  'ALTER TABLE "agents" RENAME COLUMN "name" TO "title";',
  'ALTER TABLE "agents" RENAME TO "robots";',
  'ALTER TABLE "agents" DROP COLUMN "name";',
  'DROP TABLE "agents";',
  'DROP INDEX "agents_owner";',
  'ALTER TABLE "agents" ADD CONSTRAINT "short" CHECK (length(name) < 9);',
  'CREATE UNIQUE INDEX "agents_name" ON "agents" USING btree ("name");',
  'UPDATE "agents" SET "name" = upper("name");',
  'DELETE FROM "agents" WHERE "name" = \'\';',
  'TRUNCATE "agents";',
  'CREATE INDEX "a" ON "agents" USING btree ("name"); DROP TABLE "agents";',
  'CREATE TRIGGER "t" BEFORE UPDATE ON "agents" EXECUTE FUNCTION f();',
  '-- unused since 0.3.0\nALTER TABLE "agents" DROP COLUMN "hat";',
  '-- unused since 0.2.0\nALTER TABLE "agents" ALTER COLUMN "name" SET NOT NULL;',
])('%s is refused', text => {
  expect(breaking(next, text, versions)).toEqual([text])
})

test('a unique index on a new column that has a default is refused', () => {
  const column = `ALTER TABLE "agents" ADD COLUMN "hat" integer DEFAULT 0 NOT NULL;`
  const index = `CREATE UNIQUE INDEX "agents_hat" ON "agents" USING btree ("hat");`
  expect(breaking(next, `${column}--> statement-breakpoint\n${index}`, versions)).toEqual([index])
})

test('migrations from before the rule are as they were', () => {
  expect(breaking('0003_bytes', 'DROP TABLE "agents";', versions)).toEqual([])
})
