import { sentenceEnds } from './sentenceEnds';

// Control characters, unpaired halves of surrogate pairs, and invisible characters that could hide text or turn
// the reading direction of ours (zero-width space, directional marks, embeddings and isolates, byte order mark).
// The zero-width joiner and non-joiner stay: emoji and several scripts need them.
const unprintable = /[\p{Cc}\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns text as one line: whitespace collapsed, invisible and control characters removed. */
export function plainLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unprintable, '').replace(/\s+/gu, ' ').trim();
}

/**
 * Truncates text to one line of at most `maxLength` UTF-16 units: between words if possible, otherwise between grapheme
 * clusters, and appends "…".
 */
export function excerpt(text: string, maxLength: number): string {
  const line = plainLine(text);
  if (line.length <= maxLength) return line;
  const kept = wholeGraphemes(line, maxLength - 1);
  const lastSpace = kept.lastIndexOf(' ');
  const atWord = line[kept.length] === ' ' || lastSpace < kept.length / 2 ? kept : kept.slice(0, lastSpace);
  return `${atWord.replace(/[\s,;:.\-–—(]+$/u, '')}…`;
}

/** Returns the excerpt in quotation marks, "…" if nothing is left of it; quotation marks inside become single ones. */
export function quoted(text: string, maxLength: number): string {
  return `“${singleMarks(excerpt(text, maxLength) || '…')}”`;
}

/**
 * Replaces quotation marks by single ones: opening at the start of a word after a space or a bracket, otherwise
 * closing.
 */
function singleMarks(text: string): string {
  return text
    .replace(/(?<=^|[\s([{–—-])["“”„«»'](?=\S)/gu, '‘')
    .replace(/["“”„«»]/gu, '’')
    .replace(/(?<=‘[^‘’']*)'(?=$|[\s)\]},.;:!?])/gu, '’');
}

/**
 * Quotes text at the end of our sentence, with the period inside. A longer text is cut after a whole sentence if one
 * ends in the second half of the limit.
 */
export function quotedSentence(text: string, maxLength: number): string {
  const line = plainLine(text);
  const lastEnd =
    [...line.matchAll(sentenceEnds)].findLast(({ index }) => index < maxLength - 1)?.index ?? -1;
  const whole = line.length > maxLength && lastEnd > maxLength / 2 ? line.slice(0, lastEnd + 1) : line;
  const quotation = quoted(whole, maxLength);
  return /[.!?…。！？]”$/u.test(quotation) ? quotation : `${quotation.slice(0, -1)}.”`;
}

function wholeGraphemes(line: string, maxLength: number): string {
  let end = 0;
  for (const { index, segment } of graphemes.segment(line.slice(0, maxLength + 64))) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  // One grapheme cluster with many combining marks can exceed the whole excerpt, so cut between code points.
  return end > 0 ? line.slice(0, end) : line.slice(0, maxLength).replace(/\p{Cs}$/u, '');
}
