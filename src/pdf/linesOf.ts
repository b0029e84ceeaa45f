import LineBreaker from 'linebreak';

/** Range from `start` to `end`, in letters of the text. */
export interface Line {
  start: number;
  end: number;
}

/**
 * Breaks a text into lines of at most the width, at the break opportunities of its script; a word that is too wide is
 * broken between any two letters. `widthOf` measures a part of the text.
 */
export function linesOf(text: string, widthPt: number, widthOf: (line: Line) => number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  const close = (at: number) => {
    lines.push({ start, end: at });
    start = at;
    end = at;
  };
  for (const { position, required } of breaksOf(text)) {
    const fits = (until: number) => widthOf({ start, end: trimmedEnd(text, start, until) }) <= widthPt;
    if (end > start && !fits(position)) close(end);
    while (!fits(position)) close(longestPart(text, start, fits));
    end = position;
    if (required && text[position - 1] === '\n') close(position);
  }
  if (end > start || lines.length === 0) close(end);
  return lines.map((line) => ({ start: line.start, end: trimmedEnd(text, line.start, line.end) }));
}

/** Scripts without spaces between words: word boundaries would need a dictionary. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Line break opportunities. */
function* breaksOf(text: string): Generator<{ position: number; required: boolean }> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const part = text.slice(start, next.position);
    const inner = unspaced.test(part) ? Array.from(words.segment(part), ({ index }) => start + index) : [];
    for (const position of inner)
      if (position > start && unspaced.test(text[position - 1] ?? '') && unspaced.test(text[position] ?? ''))
        yield { position, required: false };
    yield next;
    start = next.position;
  }
}

/** Trailing spaces of a line have no width. */
function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /\s/u.test(text[at - 1] ?? '')) at -= 1;
  return at;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the end of the longest part of a word that fits, at least one letter. */
function longestPart(text: string, start: number, fits: (end: number) => boolean): number {
  let best = start;
  for (const { index, segment } of letters.segment(text.slice(start))) {
    const end = start + index + segment.length;
    if (best > start && !fits(end)) break;
    best = end;
  }
  return best;
}
