/**
 * The fake language model of the browser tests. It runs in the process that serves the site, so tests control it by
 * keywords in the answers they type. Without a keyword it returns nothing usable, and the site behaves as without a
 * language model.
 */
import { makeBarrier } from './makeBarrier.mjs';

/** Keyword in any typed answer that makes the model write. */
export const writeWord = 'please-write';

/**
 * Keyword that makes the model write only after a request to `releasePath(key)`.
 * @param {string} key letters, digits and hyphens
 */
export const writeWhenReleased = (key) => `${writeWord}-when-released:${key}`;

/** @param {string} key */
export const releasePath = (key) => `/release/${key}`;

/** Barriers, waiting or released, by key. @type {Map<string, ReturnType<typeof makeBarrier>>} */
const barriers = new Map();

/**
 * @param {import('./FakeModelServer.mjs').ModelRequest} request
 * @returns {Promise<import('./FakeModelServer.mjs').Behaviour>}
 */
export async function modelForBrowsers({ path, turns }) {
  const released = matchKey(path, releasePath);
  if (released) {
    barrierOf(released).open();
    return { status: 204 };
  }
  const asked = turns[0]?.content ?? '';
  if (!asked.includes(writeWord)) return { answer: 'Nothing to say.' };
  const key = matchKey(asked, writeWhenReleased);
  if (key) await barrierOf(key).opened;
  const ids = [...asked.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => String(id));
  return { answer: analysisReply(ids) };
}

/**
 * @param {string} text
 * @param {(key: string) => string} write formats a key as in the text
 */
const matchKey = (text, write) => new RegExp(write('([\\w-]+)')).exec(text)?.[1];

/** @param {string} key */
function barrierOf(key) {
  const barrier = barriers.get(key) ?? makeBarrier();
  barriers.set(key, barrier);
  return barrier;
}

/** @param {string[]} ids of the opportunities */
function analysisReply(ids) {
  return {
    executiveSummary: [
      'Most of the time in the listed tasks goes into copying what another system already knows.',
      'Start where the records are complete, and let the people who do the work check what software prepares.',
    ],
    opportunities: ids.map((id, index) => ({
      id,
      name: `Written title ${String.fromCharCode('A'.charCodeAt(0) + index)}`,
      description:
        'Software reads what comes in, prepares the entry, and leaves every exception to your people.',
      rationale: 'It answers a bottleneck that you named and needs no new system.',
    })),
    furtherOpportunities: [
      {
        name: 'Keep what leaving colleagues know',
        description:
          'Record how experienced people decide, and make it searchable for those who follow them.',
        rationale: 'You named the loss of knowledge as a concern.',
      },
    ],
  };
}
