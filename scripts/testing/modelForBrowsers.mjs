/**
 * The language model of the browser tests. It sits in the process that serves the site, so the words that a test types
 * into its answers choose what it does. Without such words it says nothing usable, and everything looks as it does
 * without a language model.
 */

/** Typed anywhere by a client, they make the model write. */
export const modelWords = { write: 'please-write', slowly: 'answer-slowly' };

/** Long enough to see the progress and to leave. */
const slowAnswerMs = 5_000;

/**
 * @param {import('./FakeModelServer.mjs').ModelRequest} request
 * @returns {import('./FakeModelServer.mjs').Behaviour}
 */
export function modelForBrowsers({ turns }) {
  const asked = turns[0]?.content ?? '';
  const isSlow = asked.includes(modelWords.slowly);
  if (!isSlow && !asked.includes(modelWords.write)) return { answer: 'Nothing to say.' };
  const ids = [...asked.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => String(id));
  return { answer: analysisReply(ids), delayMs: isSlow ? slowAnswerMs : 0 };
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
