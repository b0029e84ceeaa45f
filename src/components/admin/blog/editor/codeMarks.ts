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

/** The back-ticks that stand together in a text. */
const runsIn = (text: string): readonly string[] => text.match(/`+/g) ?? [];

/** Code beside a back-tick of its own has a space between, which isn't shown. */
const gapOf = (words: string): string => (/^`|`$/.test(words) ? ' ' : '');

/**
 * Makes code of what is selected, between more back-ticks than stand together in it, or words of code that is selected with its
 * marks or without; without a selection code of a sample.
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

/** The code that is selected as a whole; null where it is something else, or several. */
function codeWithMarks(selection: Selection): Code | null {
  const [, fence = '', inside = ''] = /^(`+)([^`](?:[\s\S]*[^`])?)\1$/.exec(selectedIn(selection)) ?? [];
  if (!fence || runsIn(inside).includes(fence)) return null;
  const words = /^ [\s\S]*\S[\s\S]* $/.test(inside) ? inside.slice(1, -1) : inside;
  return { from: selection.start, to: selection.end, words };
}

/** The code of which all is selected but its marks. */
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

/** A block of code, between lines that nothing in it can be taken for. */
export const codeBlock = insertBlock((inner) => {
  const code = inner || 'code';
  const fence = '`'.repeat(Math.max(3, longest(runsIn(code)) + 1));
  const start = fence.length + 1;
  return { block: `${fence}\n${code}\n${fence}`, start, end: start + code.length };
});
