import { StartFailure } from '../steps/StartFailure.mjs';
import { runLimited } from './runLimited.mjs';

/** Limits memory: each image is buffered during its transfer. */
const atOnce = 8;

/** Age below which an image without a row is kept, because its row may not be committed yet. */
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * @typedef {import('../../src/integrations/storage/imageStorage.mjs').PicturePlace} PicturePlace
 *
 * @typedef {object} Moving
 * @property {PicturePlace} from
 * @property {PicturePlace} to
 * @property {() => Promise<ReadonlySet<string>>} findKnown returns the names of all images with a row
 * @property {boolean} removes whether transferred images are deleted from the source
 * @property {AbortSignal} [signal]
 *
 * @typedef {object} Moved
 * @property {number} copied
 * @property {number} present already in the destination with the same content
 * @property {number} unknown without a row, and therefore not copied
 */

/**
 * Copies all images to another storage while the site keeps running, and verifies each copy. Images that are already
 * there aren't sent again, so an interrupted run can be repeated. Nothing is deleted before all have been copied. An
 * image without a row was deleted in the site's current storage, or left by a crash: it isn't copied, and with
 * `removes` deleted unless it is younger than a day.
 * @param {Moving} moving
 * @returns {Promise<Moved>}
 * @throws {StartFailure} when a copy differs; also, before any change, when at least half of the database's images are
 *   in neither storage and more than half of the source's are unknown, because the database is that of another site
 */
export async function movePictures({ from, to, findKnown, removes, signal }) {
  const names = await from.names();
  // After listing the files: an image is stored before its row is.
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
    // Deleted meanwhile, together with its row.
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
