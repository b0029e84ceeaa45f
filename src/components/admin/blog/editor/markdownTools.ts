import { markdownEditorTexts } from '@/content/admin/postEditor';
import { codeBlock, wrapInCode } from './codeMarks';
import {
  behindSelection,
  changeLines,
  cycleHeading,
  insertBlock,
  type MakeEdit,
  prefixLines,
  putWords,
  type Selection,
  withoutSpace,
} from './markdownEdits';

/**
 * Toggles delimiters around the selection, whether they are inside or beside it; without a selection it wraps a sample.
 */
function wrapWith(mark: '*' | '**' | '~~', sample: string): MakeEdit {
  const sign = mark.charAt(0);
  // Three asterisks are bold and italic, two are bold only.
  const isOn = (run: number) => (mark === '*' ? run % 2 === 1 : run >= mark.length);
  return (selection) => {
    const { text, start, end } = withoutSigns(withoutSpace(selection), sign);
    const words = text.slice(start, end);
    const isMarked = [runBefore(text, start, sign), runBehind(text, end, sign)].every(isOn);
    if (isMarked && !closesWithin(words, sign, isOn)) {
      return putWords({ from: start - mark.length, to: end + mark.length, words });
    }
    return putWords({ from: start, to: end, words: words || sample }, [mark, mark]);
  };
}

/** Counts how often a character occurs directly before a position. */
function runBefore(text: string, at: number, sign: string): number {
  let run = 0;
  while (text[at - run - 1] === sign) run += 1;
  return run;
}

/** Counts how often a character occurs directly after a position. */
function runBehind(text: string, at: number, sign: string): number {
  let run = 0;
  while (text[at + run] === sign) run += 1;
  return run;
}

/** Strips the character from both ends, unless nothing else would remain. */
function withoutSigns(selection: Selection, sign: string): Selection {
  const { text } = selection;
  const start = selection.start + runBehind(text, selection.start, sign);
  if (start >= selection.end) return selection;
  return { text, start, end: selection.end - runBefore(text, selection.end, sign) };
}

/** Returns whether a delimiter before the text is closed inside it, as in "one** and **two". */
function closesWithin(words: string, sign: string, isOn: (run: number) => boolean): boolean {
  for (const { 0: run, index } of words.matchAll(sign === '*' ? /\*+/g : /~+/g)) {
    if (isOn(run.length)) return /\S/.test(words.charAt(index - 1));
  }
  return false;
}

/** A line as the item of any list: indentation, marker and text. */
const item = /^([ \t]*)((?:(?:[-*+]|\d{1,9}[.)]) (?:\[[ xX]\] )?)?)(.*)$/s;

/**
 * Turns every selected line into a list item of this kind, replacing other markers; removes the markers if all lines
 * have them.
 * @param own pattern of this list kind's marker
 */
const listMarks = (mark: (index: number) => string, own: RegExp): MakeEdit =>
  changeLines((lines) => {
    const items = lines.map((line) => {
      const [, indent = '', before = '', words = ''] = item.exec(line) ?? [];
      return { indent, before, words };
    });
    const isOn = items.every(({ before }) => own.test(before));
    return items.map(({ indent, words }, index) => indent + (isOn ? '' : mark(index)) + words);
  });

export type MarkdownTool = keyof typeof markdownEditorTexts.tools;

const table = insertBlock(() => ({
  block: '| Column | Column |\n| --- | --- |\n| Cell | Cell |',
  start: 2,
  end: 8,
}));
const rule = insertBlock(() => ({ block: '---', start: 3, end: 3 }));

interface ToolLook {
  /** SVG path on a 24 by 24 grid. */
  stroke: string;
  /** Key pressed with Ctrl or Command. */
  shortcut?: string;
}
/** Edits immediately, or opens a dialog first. */
type Tool = ToolLook & ({ makeEdit: MakeEdit } | { asks: true });

/** Tools of the toolbar, in order. */
export const markdownTools: Readonly<Record<MarkdownTool, Tool>> = {
  heading: { makeEdit: cycleHeading, stroke: 'M6 5v14M18 5v14M6 12h12' },
  bold: {
    makeEdit: wrapWith('**', 'bold text'),
    stroke: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
    shortcut: 'b',
  },
  italic: { makeEdit: wrapWith('*', 'italic text'), stroke: 'M10 5h8M6 19h8M14 5l-4 14', shortcut: 'i' },
  strikethrough: {
    makeEdit: wrapWith('~~', 'struck text'),
    stroke: 'M4 12h16M16.5 8A4 4 0 0 0 13 5h-2a3.5 3.5 0 0 0-3 5M7.5 16a4 4 0 0 0 3.5 3h2a3.5 3.5 0 0 0 3-5',
  },
  code: { makeEdit: wrapInCode('code'), stroke: 'm8 7-5 5 5 5M16 7l5 5-5 5' },
  link: {
    asks: true,
    stroke:
      'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
    shortcut: 'k',
  },
  image: {
    asks: true,
    stroke: 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15.5 9v.01',
  },
  quote: { makeEdit: prefixLines('> ', /^> ?/), stroke: 'M5 5v14M10 8h9M10 12h9M10 16h5' },
  bullets: {
    makeEdit: listMarks(() => '- ', /^[-*+] $/),
    stroke: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  },
  numbers: {
    makeEdit: listMarks((index) => `${index + 1}. `, /^\d+[.)] $/),
    stroke: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5a1.2 1.2 0 0 1 2.2.6c0 1-2.2 1.7-2.2 3.4h2.5',
  },
  tasks: {
    makeEdit: listMarks(() => '- [ ] ', /\] $/),
    stroke: 'M4 5h6v6H4zm0 12 2 2 4-4M14 8h6M14 17h6',
  },
  codeBlock: { makeEdit: codeBlock, stroke: 'M4 4h16v16H4zm5 5-2.5 3L9 15m6-6 2.5 3-2.5 3' },
  table: { makeEdit: behindSelection(table), stroke: 'M4 5h16v14H4zm0 5h16M4 14.5h16M10 5v14' },
  rule: { makeEdit: behindSelection(rule), stroke: 'M4 12h16M8 7h8M8 17h8' },
};
