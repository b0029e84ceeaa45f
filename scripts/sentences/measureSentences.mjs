/** Labels and words that the voice replaced. Names in quotes are clients' words and aren't searched. */
const replacedWords =
  /stands on\b|how to tell|^on one page|firm’s days|\bcautious\b|\bambitious\b|what ties it|how it goes|how far is it|runs by day|if it turns out otherwise|full-time years|costs once|pays back after\b|managing director|would move me/iu;

/** A client's words and project names count as one word, and their punctuation ends no sentence. */
const withoutQuotes = (/** @type {string} */ text) =>
  text.replace(/“[^”]*?([.?!]?)”/gu, (_, end) => `“…”${end}`).replaceAll('**', '');

/** Sentences and labels. */
const linesOf = (/** @type {string} */ text) =>
  withoutQuotes(text)
    .split(ends)
    .map((line) => line.trim());

const ends = /(?<=(?<!\b(?:No|vs|approx|[A-HJ-Z]))[.?!])\s+|\n+/u;

/** Alike except for numbers and quotes: one sentence with different values. */
const patternOf = (/** @type {string} */ sentence) => sentence.replace(/[$\d][\d.,]*/gu, '#').toLowerCase();

/**
 * Returns each distinct sentence once with its word count, longest first. Labels without a period aren't sentences.
 * @param {Iterable<string>} texts
 */
export function measureSentences(texts) {
  /** @type {Map<string, { sentence: string, words: number }>} */
  const found = new Map();
  for (const text of texts) {
    for (const sentence of linesOf(text)) {
      const words = sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
      if (words < 2 || !/[.?!]$/u.test(sentence)) continue;
      const pattern = patternOf(sentence);
      if (!found.has(pattern)) found.set(pattern, { sentence, words });
    }
  }
  const sentences = [...found.values()].sort((one, other) => other.words - one.words);
  const average = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length);
  return { sentences, average };
}

/**
 * Returns the sentences and labels, each once, that still say what the voice replaced.
 * @param {readonly string[]} texts
 */
export function withReplacedWords(texts) {
  const found = texts.flatMap(linesOf).filter((line) => replacedWords.test(line));
  return [...new Map(found.map((line) => [patternOf(line), line])).values()];
}

const longestCall = 4;
/** Arguments for labels with values: each kind that a label takes. */
const examples = ['$34,374', 3, ['Read supplier invoices']];

/**
 * Returns every text in labels, facts or lists. A label with values is called with examples.
 * @param {unknown} value
 * @returns {string[]}
 */
export function textsIn(value) {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return called(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** @param {Function} label */
function called(label) {
  /** @type {unknown[][]} */
  let calls = [[]];
  for (let index = 0; index < Math.min(label.length, longestCall); index += 1)
    calls = calls.flatMap((given) => examples.map((example) => [...given, example]));
  for (const given of calls) {
    try {
      const texts = textsIn(label(...given));
      if (!texts.some((text) => /undefined|NaN|\[object/u.test(text))) return texts;
    } catch {
      // These examples aren't of its kind.
    }
  }
  return [];
}
