import { isOneOf, type Figure } from '../figures/Figure';
import { readFigures } from '../figures/readFigures';

export interface TextRules {
  min: number;
  max: number;
  /** Allowed figures; empty for none. */
  figures: readonly Figure[];
  /** Texts that the reply must not repeat, such as the instructions. */
  secrets: readonly string[];
}

/** Letters of Western and Central European languages, digits, and the punctuation of plain prose. */
const plainCharacters = /^[A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F .,;:!?'"’‘“”()\-–—/&%$+…]*$/u;

/**
 * Every English sentence contains one of these. Other languages are rejected, because amounts in words are recognized
 * in English only.
 */
const englishWords =
  /\b(?:the|and|of|to|is|are|your|you|with|that|this|from|for|it|by|which|when|what|who)\b/iu;
/** Shorter texts, such as titles, may contain none of these words. */
const sentenceLength = 60;

/** Longer runs without a space are not words but encoded data, tokens or URLs. */
const longestWord = 32;
/** This many consecutive words of a secret text are no coincidence. */
const echoLength = 8;

const problems: readonly [RegExp, string][] = [
  [/[\n\r\u2028\u2029]/u, 'It must be one paragraph without line breaks.'],
  [/[<>]|&#?\w+;/u, 'It must not contain markup such as HTML.'],
  [/[*_`~^|\\[\]{}]|(?:^|\n)\s*(?:#|\d+\.\s)/u, 'It must not contain Markdown or other markup.'],
  [
    /\/\/|\b(?:https?|ftp|file|data|javascript|vbscript|mailto|tel)\s?:|\bwww\b|hxxp|[\p{L}\d]\.\p{L}{2,}|@|\b(?:dot|at) (?:com|net|org|io|ai)\b/iu,
    'It must not contain links, web or email addresses; put a space behind each period.',
  ],
  [
    /\b(?:system|developer|hidden) (?:prompt|message|instructions?)|\b(?:ignore|disregard|previous|prior|above|my) (?:all |any |the |previous |prior )*instructions?\b|\b(?:as|i am|i['’]m) an? (?:ai|large language|language model|assistant)\b|\bi (?:can['’]?t|cannot|am unable|['’]m unable|['’]m sorry)\b/iu,
    'It must speak about the business only, not about you or your instructions.',
  ],
];

/** Returns the problems of one text as instructions that the model can follow; empty if it may be shown. */
export function textProblems(text: string, { min, max, figures, secrets }: TextRules): string[] {
  const found = problems.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem);
  if (text.length < min)
    found.push(text ? `It is too short: write at least ${min} characters.` : 'It is empty.');
  if (text.length > max) found.push(`It is too long: at most ${max} characters.`);
  if (found.length === 0 && !plainCharacters.test(text)) {
    found.push('Use plain English letters, digits 0 to 9 and ordinary punctuation only.');
  }
  if (found.length === 0 && !/^[\p{L}\d“"'‘($]/u.test(text)) found.push('It must begin with a word.');
  if (text.split(/[\s—–]/u).some((word) => word.length > longestWord))
    found.push('It contains something that is no word.');
  if (text.length >= sentenceLength && !englishWords.test(text)) found.push('It must be written in English.');
  if (secrets.some((secret) => echoes(text, secret))) found.push('It repeats the instructions.');
  const wrong = [
    ...new Set(
      readFigures(text)
        .filter((figure) => !isOneOf(figure, figures))
        .map((figure) => figure.text),
    ),
  ];
  if (wrong.length > 0) found.push(figureProblem(wrong, figures.length > 0));
  return found;
}

/** Number of allowed figures that a message lists. */
const listedFigures = 6;

function figureProblem(wrong: readonly string[], hasFigures: boolean): string {
  const listed = wrong.slice(0, listedFigures).map((text) => `“${text.slice(0, 40)}”`);
  return hasFigures
    ? `Not among its figures: ${listed.join(', ')}. Copy figures exactly or leave them out.`
    : `It must not state amounts: ${listed.join(', ')}.`;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

function echoes(text: string, secret: string): boolean {
  const words = wordsOf(text);
  const haystack = ` ${wordsOf(secret).join(' ')} `;
  return words.some(
    (_, index) =>
      index + echoLength <= words.length &&
      haystack.includes(` ${words.slice(index, index + echoLength).join(' ')} `),
  );
}
