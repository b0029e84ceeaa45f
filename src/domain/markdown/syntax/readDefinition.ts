import type { Definition } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';
import { identifierOf } from './identifierOf';
import { readDestination, readLabel, readTitle, skipSpaces } from './linkParts';

interface FoundDefinition {
  definition: Definition;
  /** Where its address stands. */
  address: { start: number; end: number };
  /** Where its line ends. */
  end: number;
}

const restOfLine = /[ \t]*(?=\n|$)/y;

/** The definition that begins a paragraph's text at `at`: CommonMark 4.7. */
export function readDefinition(text: string, at: number): FoundDefinition | null {
  const label = text.charAt(at) === '[' ? readLabel(text, at) : null;
  if (!label || text.charAt(label.end) !== ':') return null;
  const start = skipSpaces(text, label.end + 1);
  const destination = readDestination(text, start);
  if (!destination) return null;
  const title = titleAfter(text, destination.end);
  const end = title?.end ?? endOfLine(text, destination.end);
  if (end === null) return null;
  const definition: Definition = {
    type: 'definition',
    identifier: identifierOf(label.value),
    label: decodeString(label.value),
    title: title?.value || null,
    url: destination.value,
  };
  return { definition, address: { start, end: destination.end }, end };
}

/** A title needs a space before it and nothing behind it. */
function titleAfter(text: string, at: number): { value: string; end: number } | null {
  const start = skipSpaces(text, at);
  const title = start > at ? readTitle(text, start) : null;
  const end = title && endOfLine(text, title.end);
  return title && end !== null ? { value: title.value, end } : null;
}

function endOfLine(text: string, at: number): number | null {
  restOfLine.lastIndex = at;
  return restOfLine.test(text) ? restOfLine.lastIndex : null;
}
