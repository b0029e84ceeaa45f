import { StartFailure } from '../steps/StartFailure.mjs';
import { runLimited } from './runLimited.mjs';

/** Each is held in memory while it is on its way. */
const atOnce = 8;

/** Until then the row of a picture may be on its way. */
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * @typedef {import('../../src/integrations/storage/imageStorage.mjs').PicturePlace} PicturePlace
 *
 * @typedef {object} Moving
 * @property {PicturePlace} from
 * @property {PicturePlace} to
 * @property {() => Promise<ReadonlySet<string>>} findKnown the names of all pictures that the database knows
 * @property {boolean} removes whether those that have arrived are removed where they were
 * @property {AbortSignal} [signal]
 *
 * @typedef {object} Moved
 * @property {number} copied
 * @property {number} present that were there already, with the same content
 * @property {number} unknown that no row names, and that are therefore not copied
 */

/**
 * Copies all pictures to another place, while the site goes on, and compares each with what has arrived. What is there
 * already isn't sent again, so it may be stopped and started anew. Nothing is removed before all have arrived. What no row
 * names was deleted where the site keeps its pictures now, or left by a crash: it isn't copied, and removed with the others
 * unless it is of the last day.
 * @param {Moving} moving
 * @returns {Promise<Moved>}
 * @throws {StartFailure} when something else has arrived than what was sent, and when most pictures are unknown and most that
 *   the database names are in neither place: it is another site's, and nothing is changed
 */
export async function movePictures({ from, to, findKnown, removes, signal }) {
  const names = await from.names();
  // Only now: a picture is kept before its row is.
  const named = await findKnown();
  const known = names.filter((name) => named.has(name));
  const unknown = names.filter((name) => !named.has(name));
  const there = new Set(await to.names());
  const kept = new Set([...names, ...there]);
  const nowhere = [...named].filter((name) => !kept.has(name));
  if (unknown.length * 2 > names.length && nowhere.length * 2 >= named.size) {
    throw new StartFailure(
      `${unknown.length} of ${names.length} pictures in ${from.words} are not known to this database. ` +
        'Is it the one of the site that they belong to? Nothing was changed.',
    );
  }
  const moved = { copied: 0, present: 0, unknown: unknown.length };
  /** @type {string[]} */
  const arrived = [];
  await runLimited(known, atOnce, async (name) => {
    signal?.throwIfAborted();
    const data = await from.read(name);
    // Deleted meanwhile, and its row with it.
    if (!data) return;
    if (there.has(name) && (await to.read(name))?.equals(data)) moved.present += 1;
    else {
      await to.write(name, data);
      const found = await to.read(name);
      if (!found?.equals(data))
        throw new StartFailure(`${name} has not arrived in ${to.words} as it was sent.`);
      moved.copied += 1;
    }
    arrived.push(name);
  });
  if (removes) {
    await runLimited(unknown, atOnce, (name) => from.removeOlder(name, dayMs));
    await runLimited(arrived, atOnce, (name) => from.remove(name));
  }
  return moved;
}
