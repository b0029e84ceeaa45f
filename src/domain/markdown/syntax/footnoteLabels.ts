import { decodeString } from 'micromark-util-decode-string';
import { identifierOf } from './identifierOf';

interface FootnoteLabel {
  identifier: string;
  label: string;
  /** Length of everything that was read. */
  length: number;
}

const maxLength = 999;

const bracketed = String.raw`\[\^((?:\\[[\\\]]|\\(?![[\\\]])|[^ \t\n[\]\\])+)\]`;
const reference = new RegExp(bracketed, 'y');
const definition = new RegExp(`${bracketed}:`, 'y');

/** Reads the "[^label]" at `at`. */
export const readFootnoteReference = (text: string, at: number): FootnoteLabel | null =>
  read(reference, text, at);

/** Reads the "[^label]:" at the start of a footnote definition. */
export const readFootnoteMark = (words: string): FootnoteLabel | null => read(definition, words, 0);

function read(pattern: RegExp, text: string, at: number): FootnoteLabel | null {
  if (!text.startsWith('[^', at)) return null;
  pattern.lastIndex = at;
  const [whole, label = ''] = pattern.exec(text) ?? [];
  if (whole === undefined || label.length > maxLength) return null;
  return { identifier: identifierOf(label), label: decodeString(label), length: whole.length };
}
