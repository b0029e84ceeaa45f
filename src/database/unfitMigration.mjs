/**
 * Two releases share a database during a deployment. A migration that only adds is compatible with the previous
 * release. One that removes something ends its name with the migration that a compatible release must know, e.g.
 * `20270301_090000_drop_old_titles__needs_20270110_080000`. The list of applied migrations thus tells which releases
 * a database is compatible with.
 * Plain JavaScript: commands call this before the site is built.
 */
const needs = /__needs_(\d{8}_\d{6})$/;

/**
 * @param {string} name of a migration
 * @returns {string | undefined} the timestamp of the migration that a release must know; undefined if this one only
 * adds
 */
export const neededStamp = (name) => needs.exec(name)?.[1];

/**
 * @param {readonly string[]} applied names of the migrations that the database has
 * @param {readonly string[]} known names of this release's migrations
 * @returns {string | undefined} a migration that removed something this release still uses
 */
export function findUnfitMigration(applied, known) {
  return applied.find((name) => {
    const stamp = neededStamp(name);
    return stamp !== undefined && !known.includes(name) && !known.some((one) => one.startsWith(stamp));
  });
}
