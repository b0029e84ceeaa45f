/** The scripts by which Next hands a page's components to React, each with a part of one text. */

/** As Next writes it, and as we do (`handoverScript`). */
const handover = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)<\/script>/g;

/** Where these scripts stand in a page. */
export const handoversIn = (html: string): RegExpExecArray[] => [...html.matchAll(handover)];

export const withoutHandovers = (html: string): string => html.replace(handover, '');

/**
 * What a script's literal stands for.
 * @throws when it is no text
 */
export function readHandover(literal: string): string {
  const json = literal.startsWith("'") ? `"${literal.slice(1, -1).replace(/\\.|"/gs, inJson)}"` : literal;
  const text: unknown = JSON.parse(json);
  if (typeof text !== 'string') throw new SyntaxError('A handover is a text');
  return text;
}

/**
 * One script with this text, in single quotes: it is full of double ones, which would each need a backslash (a twentieth of
 * a page, after compression a thirtieth).
 */
export const handoverScript = (text: string): string =>
  `<script>self.__next_f.push([1,${asLiteral(text)}])</script>`;

/** As text of a script, which nothing in it can end. */
function asLiteral(text: string): string {
  const json = JSON.stringify(text).replace(
    /['&><\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `'${json.slice(1, -1).replace(/\\./g, (escaped) => (escaped === '\\"' ? '"' : escaped))}'`;
}

const inJson = (part: string): string => (part === '"' ? '\\"' : part);
