/**
 * Two releases share a database while one takes over from the other. A migration that only adds fits the release before; one
 * that takes something away says at the end of its name which migration a release must know that can do without, such as
 * `20270301_090000_drop_old_titles__needs_20270110_080000`. So a database tells by its list of migrations whom it fits.
 * Plain JavaScript: the commands ask before the site is built.
 */
const needs = /__needs_(\d{8}_\d{6})$/;

/**
 * @param {string} name of a migration
 * @returns {string | undefined} how the name of the migration begins that a release must know; none for one that only adds
 */
export const neededStamp = (name) => needs.exec(name)?.[1];

/**
 * @param {readonly string[]} applied names of the migrations that the database has
 * @param {readonly string[]} known those of this release
 * @returns {string | undefined} one that took away what this release still uses
 */
export function findUnfitMigration(applied, known) {
  return applied.find((name) => {
    const stamp = neededStamp(name);
    return stamp !== undefined && !known.includes(name) && !known.some((one) => one.startsWith(stamp));
  });
}
