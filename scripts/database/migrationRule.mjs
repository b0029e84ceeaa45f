/**
 * The rule for migrations: a migrated database still works with the previous release, because servers of both run
 * during a rolling update. Checked by pattern matching on the SQL, which suffices for Payload's and our own statements.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { neededStamp } from '../../src/database/unfitMigration.mjs';
import { projectRoot } from '../steps/projectPaths.mjs';
import { knownMigrations } from './migrateDatabase.mjs';
import { releases } from './releases.mjs';

/**
 * @typedef {object} Migration
 * @property {string} name
 * @property {string} source
 */

/** @returns {Migration[]} migrations of this checkout */
export const readMigrations = () =>
  knownMigrations().map((name) => ({
    name,
    source: readFileSync(path.join(projectRoot, 'src', 'migrations', `${name}.ts`), 'utf8'),
  }));

/**
 * @param {readonly Migration[]} migrations all, in order
 * @param {readonly { newestMigration: string }[]} [made] releases so far
 * @returns {string[]} one sentence per violation
 */
export function findRuleBreaks(migrations, made = releases) {
  const begin = made[0]?.newestMigration ?? '';
  return migrations
    .filter(({ name }) => name > begin)
    .flatMap(({ name, source }) => {
      const stamp = neededStamp(name);
      if (stamp !== undefined)
        return isOfEarlierRelease(stamp, name, migrations, made) ? [] : [unknownNeed(name, stamp)];
      return takenAway(source).map((words) => takes(name, words));
    });
}

/**
 * @param {string} stamp
 * @param {string} name of the migration that needs it
 * @param {readonly Migration[]} migrations
 * @param {readonly { newestMigration: string }[]} made
 */
function isOfEarlierRelease(stamp, name, migrations, made) {
  const needed = migrations.find((migration) => migration.name.startsWith(stamp))?.name;
  return (
    needed !== undefined &&
    made.some(({ newestMigration }) => needed <= newestMigration && newestMigration < name)
  );
}

/** @type {(name: string, stamp: string) => string} */
const unknownNeed = (name, stamp) => `${name} needs ${stamp}, which no release before it has.`;

/** @type {(name: string, words: string) => string} */
const takes = (name, words) =>
  `${name} takes away what the release before may use: “${words}”. Leave it until a release has been made that can do ` +
  'without; then name that release’s newest migration at the end, as __needs_ and its time.';

const created = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:"?\w+"?\.)?"?(\w+)"?/gi;
const subject =
  /\b(?:alter\s+table|drop\s+table|truncate(?:\s+table)?|create\s+unique\s+index\b.*?\bon)\s+(?:if\s+exists\s+)?(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/i;
const addedColumn = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;
const removals = [
  /\bdrop\s+(table|column|type|view|materialized\s+view|function|trigger|schema|sequence)\b/i,
  /\brename\b/i,
  // `or truncate` is a trigger event, not a statement.
  /(?<!\bor\s+)\btruncate\b/i,
  /\balter\s+column\s+\S+\s+(set\s+data\s+type|type|set\s+not\s+null|drop\s+default)\b/i,
];
/** Constraints that reject rows which were valid before, unless they concern only new columns. */
const narrowing =
  /\b(?:add\s+constraint\b.*\b(?:unique|primary\s+key|foreign\s+key|check|exclude)|create\s+unique\s+index\b.*?\bon\b[^(]*)\s*\(([^)]*)\)/i;

/**
 * @param {string} source of a migration
 * @returns {string[]} the first 80 characters of each violating clause
 */
function takenAway(source) {
  const [up = ''] = source.slice(source.search(/function\s+up\b/)).split(/function\s+down\b/);
  const tables = new Set([...up.matchAll(created)].map(([, table]) => table));
  const columns = new Set();
  return statementsOf(up).flatMap((statement) => {
    const table = subject.exec(statement)?.[1];
    if (table !== undefined && tables.has(table)) return [];
    const clauses = statement.split(/,\s*(?=(?:add|alter|drop|rename)\b)/i);
    for (const clause of clauses) {
      const column = addedColumn.exec(clause)?.[1];
      if (column) columns.add(`${table}.${column}`);
    }
    return clauses
      .filter(
        (clause) => isRemoval(clause) || isNarrowing(clause, (column) => columns.has(`${table}.${column}`)),
      )
      .map((clause) => clause.slice(0, 80));
  });
}

/**
 * @param {string} up
 * @returns {string[]} the SQL statements, without other text before their first word, and with single spaces
 */
const statementsOf = (up) =>
  up
    .replace(/--[^\n]*/g, '')
    .split(/;|`/)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => /^(alter|drop|create|truncate)\b/i.test(statement));

/** @param {string} clause */
function isRemoval(clause) {
  const isUnfilled =
    /\badd\s+column\b.*\bnot\s+null\b/i.test(clause) && !/\b(default|generated)\b/i.test(clause);
  return isUnfilled || removals.some((removal) => removal.test(clause));
}

/**
 * @param {string} clause
 * @param {(column: string) => boolean} isNew
 */
function isNarrowing(clause, isNew) {
  const [, columns] = narrowing.exec(clause) ?? [];
  return columns !== undefined && !columns.split(',').every((column) => isNew(column.replace(/["\s]/g, '')));
}
