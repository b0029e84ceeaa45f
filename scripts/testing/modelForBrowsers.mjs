/**
 * The language model of the browser tests. It sits in the process that serves the site, so the words that a test types
 * into its answers choose what it does. Without such words it says nothing usable, and everything looks as it does
 * without a language model.
 */
import { makeBarrier } from './makeBarrier.mjs';

/** Typed anywhere by a client, it makes the model write. */
export const writeWord = 'please-write';

/**
 * Makes the model write, but only after `releasePath(key)` was asked for.
 * @param {string} key letters, digits and hyphens
 */
export const writeWhenReleased = (key) => `${writeWord}-when-released:${key}`;

/** @param {string} key */
export const releasePath = (key) => `/release/${key}`;

/** What waits, or may go on already, by key. @type {Map<string, ReturnType<typeof makeBarrier>>} */
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
 * @param {(key: string) => string} write how the text writes a key
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
