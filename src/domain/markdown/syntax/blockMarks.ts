import { decodeString } from 'micromark-util-decode-string';
import type { LineCursor } from './LineCursor';
import { endOfWords, startOfWords, trimSpaces } from './spaces';

/** A line with this indentation is code or continues a paragraph. */
export const codeIndent = 4;

export interface ListMark {
  /** Its bullet, or the delimiter after its number: items with the same one belong to one list. */
  marker: string;
  /** Null for a bullet. */
  number: string | null;
  length: number;
  isEmpty: boolean;
}

const listMark = /^(?:([-+*])|(\d{1,9})([.)]))(?=[ \t]|$)/;

/** Reads the item marker at the start of a line's text. */
export function listMarkOf(words: string): ListMark | null {
  const [mark, bullet, number, sign] = listMark.exec(words) ?? [];
  if (mark === undefined) return null;
  return {
    marker: bullet ?? sign ?? '',
    number: number ?? null,
    length: mark.length,
    isEmpty: startOfWords(words, mark.length, words.length) === words.length,
  };
}

/** Whether an item may interrupt a paragraph: CommonMark 5.2. */
export const canInterrupt = ({ number, isEmpty }: ListMark): boolean =>
  !isEmpty && (number === null || Number(number) === 1);

/** Consumes an item's marker and returns the indentation of its content, in columns from the line's own indentation. */
export function parseListMarker(line: LineCursor, mark: ListMark): number {
  const before = line.indent;
  line.takeToWord();
  line.takeCharacters(mark.length);
  const { indent } = line;
  const spaces = mark.isEmpty || indent > codeIndent ? 1 : indent;
  line.takeColumns(spaces);
  return before + mark.length + spaces;
}

const thematicBreak = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;

export const isThematicBreak = (words: string): boolean => thematicBreak.test(words);

/** Returns the level of the setext heading that this line makes of the paragraph above. */
export function underlineDepth(words: string): 1 | 2 | null {
  const [line] = /^(?:=+|-+)(?=[ \t]*$)/.exec(words) ?? [];
  if (line === undefined) return null;
  return line.startsWith('=') ? 1 : 2;
}

export interface HeadingLine {
  depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** Offset of its text in the line's text. */
  start: number;
  end: number;
}

const depths = [1, 2, 3, 4, 5, 6] as const;

export function headingLineOf(words: string): HeadingLine | null {
  const [signs] = /^#{1,6}(?=[ \t]|$)/.exec(words) ?? [];
  const depth = depths[(signs?.length ?? 0) - 1];
  if (signs === undefined || depth === undefined) return null;
  const start = startOfWords(words, signs.length, words.length);
  const end = endOfWords(words, start, words.length);
  let closing = end;
  while (closing > start && words.charAt(closing - 1) === '#') closing -= 1;
  const isClosed = closing === start || endOfWords(words, start, closing) < closing;
  return { depth, start, end: isClosed ? endOfWords(words, start, closing) : end };
}

export interface FenceLine {
  fence: string;
  lang: string | null;
  meta: string | null;
}

export function fenceOf(words: string): FenceLine | null {
  const [fence] = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(words) ?? [];
  if (fence === undefined) return null;
  const info = trimSpaces(words.slice(fence.length));
  const [lang = ''] = /^[^ \t]*/.exec(info) ?? [];
  return { fence, lang: decoded(lang), meta: decoded(trimSpaces(info.slice(lang.length))) };
}

const decoded = (text: string): string | null => (text === '' ? null : decodeString(text));

export function endsFence(words: string, fence: string): boolean {
  const [closing] = /^(?:`+|~+)(?=[ \t]*$)/.exec(words) ?? [];
  return closing !== undefined && closing.length >= fence.length && closing.startsWith(fence.charAt(0));
}
