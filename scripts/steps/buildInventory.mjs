/**
 * Inventory of a build's files with their sizes. A build that has lost files (interrupted copy, full disk, cleanup)
 * would otherwise start and respond to every page with an error.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE_NAME = 'inventory.json';
/** Files that a build keeps for the next one, or that change while the site runs. */
const NOT_SERVED = /^(cache|dev|diagnostics|types|trace.*|lock|server\/route-cache)(\/|$)/;

/**
 * Writes the inventory of a new build.
 * @param {string} directory of the build, absolute
 */
export function writeInventory(directory) {
  const entries = filesBelow(directory, '').map((name) => [name, statSync(path.join(directory, name)).size]);
  writeFileSync(path.join(directory, FILE_NAME), JSON.stringify(Object.fromEntries(entries)));
}

/**
 * @param {string} directory of the build, absolute
 * @returns {string | undefined} the first file that is missing or has another size; undefined if the build is complete
 */
export function findDamage(directory) {
  const inventory = path.join(directory, FILE_NAME);
  if (!existsSync(inventory)) return FILE_NAME;
  try {
    /** @type {Record<string, number>} */
    const sizes = JSON.parse(readFileSync(inventory, 'utf8'));
    return Object.keys(sizes).find(
      (name) => statSync(path.join(directory, name), { throwIfNoEntry: false })?.size !== sizes[name],
    );
  } catch {
    return FILE_NAME;
  }
}

/**
 * @param {string} directory
 * @param {string} below
 * @returns {string[]} paths relative to `directory`
 */
function filesBelow(directory, below) {
  return readdirSync(path.join(directory, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    if (NOT_SERVED.test(name) || name === FILE_NAME || name === 'source-fingerprint') return [];
    return entry.isDirectory() ? filesBelow(directory, name) : [name];
  });
}
