import { StartFailure } from '../steps/StartFailure.mjs';
import { inTurns } from './inTurns.mjs';

/** Each is held in memory while it is on its way. */
const atOnce = 8;

/**
 * @typedef {import('../../src/integrations/storage/picturePlace.mjs').PicturePlace} PicturePlace
 *
 * @typedef {object} Moving
 * @property {PicturePlace} from
 * @property {PicturePlace} to
 * @property {boolean} removes whether those that have arrived are removed where they were
 * @property {AbortSignal} [signal]
 *
 * @typedef {object} Moved
 * @property {number} copied
 * @property {number} present that were there already, with the same content
 */

/**
 * Copies all pictures to another place, while the site goes on, and compares each with what has arrived. What is there
 * already isn't sent again, so it may be stopped and started anew. Nothing is removed before all have arrived.
 * @param {Moving} moving
 * @returns {Promise<Moved>}
 * @throws {StartFailure} when something else has arrived than what was sent
 */
export async function movePictures({ from, to, removes, signal }) {
  const moved = { copied: 0, present: 0 };
  /** @type {string[]} */
  const arrived = [];
  const there = new Set(await to.names());
  await inTurns(await from.names(), atOnce, async (name) => {
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
  if (removes) await inTurns(arrived, atOnce, (name) => from.remove(name));
  return moved;
}
