import { describe, expect, it } from 'vitest';
import { findRuleBreaks, readMigrations } from './migrationRule.mjs';

const made = [{ newestMigration: '20270101_000000_begin' }];
const begin = { name: '20270101_000000_begin', source: '' };

/** @type {(statements: string) => string} */
const migration = (statements) => `
  import { sql } from '@payloadcms/db-postgres';
  export async function up({ db }) { await db.execute(sql\`\n${statements}\`); }
  export async function down({ db }) { await db.execute(sql\`drop table "posts"; alter table "a" rename to "b"\`); }`;

/** @type {(statements: string, name?: string) => string[]} */
const breaks = (statements, name = '20270201_000000_next') =>
  findRuleBreaks([begin, { name, source: migration(statements) }], made);

describe('the rule for migrations', () => {
  it('is kept by all of ours', () => {
    expect(findRuleBreaks(readMigrations())).toEqual([]);
  });

  it('finds something in those that are older than it', () => {
    expect(findRuleBreaks(readMigrations(), [])).not.toEqual([]);
  });

  it.each([
    'CREATE TABLE "new" ("id" serial PRIMARY KEY, "slug" text NOT NULL); CREATE UNIQUE INDEX "s" ON "new" ("slug")',
    'create table "new" ("id" int); alter table "new" add constraint "c" check (id > 0); alter table "new" rename to "newer"',
    'ALTER TABLE "posts" ADD COLUMN "note" text',
    'ALTER TABLE "posts" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL',
    'ALTER TABLE "posts" ADD COLUMN "author_id" integer;\n' +
      'ALTER TABLE "posts" ADD CONSTRAINT "f" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id")',
    'ALTER TYPE "public"."enum_kind" ADD VALUE \'other\'',
    'create index "i" on "posts" ("date"); drop index "old"; alter table "posts" alter column "slug" drop not null',
    'alter table "posts" drop constraint "narrow"',
    '-- drop table "posts"\nalter table "posts" add column "b" text',
  ])('lets pass what only adds: %s', (statements) => {
    expect(breaks(statements)).toEqual([]);
  });

  it.each([
    ['DROP TABLE "posts" CASCADE', 'DROP TABLE "posts"'],
    ['ALTER TABLE "posts" DROP COLUMN "slug"', 'DROP COLUMN "slug"'],
    ['alter table "posts" add column "a" text, drop column "b"', 'drop column "b"'],
    ['DROP TYPE "public"."enum_kind"', 'DROP TYPE'],
    ['ALTER TABLE "posts" RENAME COLUMN "a" TO "b"', 'RENAME COLUMN'],
    ["ALTER TYPE \"enum_kind\" RENAME VALUE 'a' TO 'b'", 'RENAME VALUE'],
    ['ALTER TABLE "posts" ALTER COLUMN "a" SET DATA TYPE integer', 'SET DATA TYPE'],
    ['ALTER TABLE "posts" ALTER COLUMN "a" SET NOT NULL', 'SET NOT NULL'],
    ['ALTER TABLE "posts" ALTER COLUMN "a" DROP DEFAULT', 'DROP DEFAULT'],
    ['ALTER TABLE "posts" ADD COLUMN "a" text NOT NULL', 'ADD COLUMN "a"'],
    ['ALTER TABLE "posts" ADD CONSTRAINT "c" CHECK (length(a) < 9)', 'ADD CONSTRAINT "c"'],
    ['ALTER TABLE "posts" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "users"("id")', 'FOREIGN KEY'],
    ['CREATE UNIQUE INDEX "u" ON "posts" USING btree ("slug")', 'CREATE UNIQUE INDEX'],
    ['truncate "posts"', 'truncate'],
  ])('refuses what the release before may miss: %s', (statements, words) => {
    const [found, another] = breaks(statements);
    expect(found).toContain('20270201_000000_next takes away');
    expect(found).toContain(words);
    expect(another).toBeUndefined();
  });

  it('takes TRUNCATE for what it is when it is an event of a trigger', () => {
    const trigger =
      'CREATE TRIGGER "t" AFTER DELETE OR TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "f"()';
    expect(breaks(trigger)).toEqual([]);
  });

  it('lets it be taken away once a release has been made that can do without', () => {
    const statements = 'ALTER TABLE "posts" DROP COLUMN "slug"';
    expect(breaks(statements, '20270301_000000_drop__needs_20270101_000000')).toEqual([]);
    expect(breaks(statements, '20270301_000000_drop__needs_20270102_000000')).toEqual([
      '20270301_000000_drop__needs_20270102_000000 needs 20270102_000000, which no release before it has.',
    ]);
    const unreleased = { name: '20270201_000000_stop_using', source: '' };
    const name = '20270301_000000_drop__needs_20270201_000000';
    const migrations = [begin, unreleased, { name, source: migration(statements) }];
    expect(findRuleBreaks(migrations, made)).toHaveLength(1);
    const later = [...made, { newestMigration: unreleased.name }];
    expect(findRuleBreaks(migrations, later)).toEqual([]);
  });
});
