import type { Exchange } from '@/domain/markdown/pictureAddresses';

/** A text and its selection. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

export type Place = Pick<Selection, 'start' | 'end'>;

/** A replacement of part of a text, and the resulting selection. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type MakeEdit = (selection: Selection) => Edit;

/** Returns the selection's position after consecutive replacements. Neither end ends up inside a replacement. */
export function placeAfter(place: Place, exchanges: readonly Exchange[]): Place {
  return exchanges.reduce(({ start, end }, exchange) => {
    const added = exchange.insert.length - (exchange.end - exchange.start);
    const moved = (at: number) => (at <= exchange.start ? at : Math.max(at, exchange.end) + added);
    return { start: moved(start), end: moved(end) };
  }, place);
}

export const selectedIn = ({ text, start, end }: Selection) => text.slice(start, end);

/**
 * Trims white space from both ends, because Markdown ignores a delimiter beside a space. A selection of only white
 * space collapses to its end.
 */
export function withoutSpace(selection: Selection): Selection {
  const words = selectedIn(selection);
  const start = selection.start + words.length - words.trimStart().length;
  return { ...selection, start, end: start + words.trim().length };
}

/** Replaces part of a text with other text, optionally between delimiters, and selects it. */
export function putWords(
  { from, to, words }: { from: number; to: number; words: string },
  [before, behind] = ['', ''],
): Edit {
  const start = from + before.length;
  return { from, to, insert: before + words + behind, start, end: start + words.length };
}

/** Returns the start of the line that contains a position. */
export const lineStart = (text: string, at: number): number =>
  // `lastIndexOf` treats a negative start as 0 and would examine the first character.
  at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;

/** Returns the end of the line that contains a position, before its line break. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Changes every line that the selection touches. */
export function changeLines(change: (lines: readonly string[]) => readonly string[]): MakeEdit {
  return ({ text, start, end }) => {
    const from = lineStart(text, start);
    const to = lineEnd(text, Math.max(from, end > start ? end - 1 : end));
    const lines = text.slice(from, to).split('\n');
    const insert = change(lines).join('\n');
    const caret = from + insert.length;
    return { from, to, insert, start: lines.length > 1 ? from : caret, end: caret };
  };
}

/** Toggles a prefix on every selected line; removes it if all lines have it. */
export const prefixLines = (prefix: string, pattern: RegExp): MakeEdit =>
  changeLines((lines) => {
    const isOn = lines.every((line) => pattern.test(line));
    return lines.map((line) => (isOn ? '' : prefix) + line.replace(pattern, ''));
  });

/** Cycles the first selected line through no heading and levels 2 to 4; level 1 is the post's title. */
export function cycleHeading({ text, start }: Selection): Edit {
  const from = lineStart(text, start);
  const to = lineEnd(text, start);
  const line = text.slice(from, to);
  const level = /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
  const next = level === 0 ? 2 : level >= 4 ? 0 : level + 1;
  const words = line.replace(/^#{1,6} /, '');
  const insert = next === 0 ? words : `${'#'.repeat(next)} ${words}`;
  return { from, to, insert, start: from + insert.length, end: from + insert.length };
}

/** Inserts a block on its own lines with an empty line before and after it. */
export function insertBlock(
  make: (inner: string) => { block: string; start: number; end: number },
): MakeEdit {
  return (selection) => {
    const { text, start, end } = selection;
    const { block, ...place } = make(selectedIn(selection));
    const before = text.slice(0, start);
    const after = text.slice(end);
    const gapBefore = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const gapAfter =
      after === '' ? '\n' : after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
    const at = start + gapBefore.length;
    return {
      from: start,
      to: end,
      insert: gapBefore + block + gapAfter,
      start: at + place.start,
      end: at + place.end,
    };
  };
}

/** Applies an edit after the selection, which stays. */
export const behindSelection =
  (makeEdit: MakeEdit): MakeEdit =>
  (selection) =>
    makeEdit({ ...selection, start: selection.end });

/** Replaces the selection with text and puts the cursor after it. */
export const replaceSelection =
  (insert: string): MakeEdit =>
  ({ start, end }) => ({
    ...{ from: start, to: end, insert },
    start: start + insert.length,
    end: start + insert.length,
  });

/**
 * Replaces the selection with blocks on their own lines and puts the cursor after them. At the end of the text the
 * cursor goes to a new paragraph: text on the line below an image is parsed as its caption and width.
 */
export const replaceWithBlocks =
  (markdown: string): MakeEdit =>
  (selection) => {
    const isAtEnd = selection.end === selection.text.length;
    const block = isAtEnd ? `${markdown}\n` : markdown;
    const edit = insertBlock(() => ({ block, start: block.length, end: block.length }))(selection);
    const end = edit.from + edit.insert.length;
    return isAtEnd ? { ...edit, start: end, end } : edit;
  };
