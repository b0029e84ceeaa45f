import {
  insertBlock,
  putWords,
  selectedIn,
  withoutSpace,
  type MakeEdit,
  type Selection,
} from './markdownEdits';

const longest = (runs: readonly string[]): number =>
  runs.reduce((most, { length }) => Math.max(most, length), 0);

/** Runs of adjacent backticks in a text. */
const runsIn = (text: string): readonly string[] => text.match(/`+/g) ?? [];

/** Code that starts or ends with a backtick needs a separating space, which isn't rendered. */
const gapOf = (words: string): string => (/^`|`$/.test(words) ? ' ' : '');

/**
 * Toggles inline code on the selection. The delimiter has more backticks than any run inside it; without a selection it
 * wraps a sample.
 */
export const wrapInCode =
  (sample: string): MakeEdit =>
  (selection) => {
    const trimmed = withoutSpace(selection);
    const code = codeWithMarks(trimmed) ?? codeBetweenMarks(trimmed);
    if (code) return putWords(code);
    const words = selectedIn(trimmed) || sample;
    const fence = '`'.repeat(longest(runsIn(words)) + 1);
    const gap = gapOf(words);
    return putWords({ from: trimmed.start, to: trimmed.end, words }, [fence + gap, gap + fence]);
  };

interface Code {
  from: number;
  to: number;
  words: string;
}

/** Returns the code span that is selected with its delimiters; null for anything else or several spans. */
function codeWithMarks(selection: Selection): Code | null {
  const [, fence = '', inside = ''] = /^(`+)([^`](?:[\s\S]*[^`])?)\1$/.exec(selectedIn(selection)) ?? [];
  if (!fence || runsIn(inside).includes(fence)) return null;
  const words = /^ [\s\S]*\S[\s\S]* $/.test(inside) ? inside.slice(1, -1) : inside;
  return { from: selection.start, to: selection.end, words };
}

/** Returns the code span whose content is selected without its delimiters. */
function codeBetweenMarks(selection: Selection): Code | null {
  const { text, start, end } = selection;
  const words = selectedIn(selection);
  const gap = gapOf(words).length;
  if (gap > 0 && (text[start - 1] !== ' ' || text[end] !== ' ')) return null;
  let fence = 0;
  while (text[start - gap - fence - 1] === '`') fence += 1;
  const isClosed = text.startsWith('`'.repeat(fence), end + gap) && text[end + gap + fence] !== '`';
  if (fence === 0 || !isClosed || runsIn(words).includes('`'.repeat(fence))) return null;
  return { from: start - gap - fence, to: end + gap + fence, words };
}

/** Inserts a code block whose fence is longer than any fence inside it. */
export const codeBlock = insertBlock((inner) => {
  const code = inner || 'code';
  const fence = '`'.repeat(Math.max(3, longest(runsIn(code)) + 1));
  const start = fence.length + 1;
  return { block: `${fence}\n${code}\n${fence}`, start, end: start + code.length };
});
