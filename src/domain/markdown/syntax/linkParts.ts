import { decodeString } from 'micromark-util-decode-string';

/** A part of a link or a definition, and the offset after it. */
export interface LinkPart {
  value: string;
  end: number;
}

/** Nesting limit of parentheses in an address without "<", as in other parsers. */
const maxDepth = 32;
/** Limit in CommonMark 6.3. */
const maxLabelLength = 999;

const inAngles = /<((?:[^\n<>\\]|\\[<>\\]|\\(?![<>\\]))*)>/y;
const label = /\[((?:[^[\]\\]|\\[[\]\\]|\\(?![[\]\\]))*)\]/y;
const titles: Readonly<Record<string, RegExp>> = {
  '"': /"((?:[^"\\]|\\[^])*)"/y,
  "'": /'((?:[^'\\]|\\[^])*)'/y,
  '(': /\(((?:[^()\\]|\\[^])*)\)/y,
};

/** Runs a sticky pattern whose first group is the part. */
function match(pattern: RegExp, text: string, at: number): LinkPart | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? { value: found[1] ?? '', end: pattern.lastIndex } : null;
}

/** Whether a label may have this length. */
export const isLabelLength = (length: number): boolean => length <= maxLabelLength;

/** Reads the label at the "[" at `at`, unnormalized: without nested brackets and not blank. */
export function readLabel(text: string, at: number): LinkPart | null {
  const found = match(label, text, at);
  return found && isLabelLength(found.value.length) && found.value.trim() !== '' ? found : null;
}

export function readDestination(text: string, at: number): LinkPart | null {
  const found = text.charAt(at) === '<' ? match(inAngles, text, at) : bareDestination(text, at);
  return found && { ...found, value: decodeString(found.value) };
}

function bareDestination(text: string, start: number): LinkPart | null {
  let depth = 0;
  let at = start;
  for (; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\' && /[()\\]/.test(text.charAt(at + 1))) at += 1;
    else if (char === '(') {
      depth += 1;
      if (depth > maxDepth) return null;
    } else if (char === ')') {
      if (depth === 0) break;
      depth -= 1;
    } else if (char <= ' ' || char === '\u007F') break;
  }
  const isControl = at < text.length && !/[ \t\n)]/.test(text.charAt(at));
  return depth > 0 || at === start || isControl ? null : { value: text.slice(start, at), end: at };
}

export function readTitle(text: string, at: number): LinkPart | null {
  const title = titles[text.charAt(at)];
  const found = title ? match(title, text, at) : null;
  return found && { ...found, value: decodeString(found.value) };
}

const spaces = /[ \t\n]*/y;

/** Returns the offset of the next character that isn't a space or line ending. */
export function skipSpaces(text: string, at: number): number {
  spaces.lastIndex = at;
  spaces.test(text);
  return spaces.lastIndex;
}
