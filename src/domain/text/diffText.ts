import { diffSequences, type DiffPart } from './diffSequences';

/** Splits text into words with their trailing space; joined, they are the text again. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+\s*/gu) ?? [];

export interface TextPart {
  kind: DiffPart<string>['kind'];
  text: string;
}

/** Diffs two texts word by word. */
export const diffWords = (before: string, after: string): TextPart[] =>
  diffSequences(wordsOf(before), wordsOf(after), (one, other) => one.trim() === other.trim()).map(
    ({ kind, items }) => ({ kind, text: items.join('') }),
  );

/** A block of a text, such as a paragraph, with its changes. */
export interface DiffedBlock {
  kind: 'same' | 'added' | 'removed' | 'changed';
  parts: TextPart[];
}

/** Splits Markdown at blank lines, except within fenced code. */
export function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  const close = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of markdown.split(/\r\n?|\n/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence === null && line.trim() === '') close();
    else lines.push(line);
    if (mark && fence === null) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = null;
  }
  close();
  return blocks;
}

/** Minimum share of common text for which one block counts as a changed version of the other. */
const likeness = 0.4;

/** Diffs two Markdown texts block by block, and word by word within a block that changed a little. */
export function diffBlocks(before: string, after: string): DiffedBlock[] {
  const parts = diffSequences(blocksOf(before), blocksOf(after));
  return parts.flatMap((part, index): DiffedBlock[] => {
    const next = parts[index + 1];
    if (part.kind === 'removed' && next?.kind === 'added') return pairedBlocks(part.items, next.items);
    if (part.kind === 'added' && parts[index - 1]?.kind === 'removed') return [];
    return part.items.map((text) => wholeBlock(part.kind, text));
  });
}

const wholeBlock = (kind: TextPart['kind'], text: string): DiffedBlock => ({ kind, parts: [{ kind, text }] });

function pairedBlocks(removed: readonly string[], added: readonly string[]): DiffedBlock[] {
  const blocks: DiffedBlock[] = [];
  for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
    const [before, after] = [removed[index], added[index]];
    const parts = before !== undefined && after !== undefined ? diffWords(before, after) : [];
    if (before !== undefined && after !== undefined && isAlike(parts))
      blocks.push({ kind: 'changed', parts });
    else {
      if (before !== undefined) blocks.push(wholeBlock('removed', before));
      if (after !== undefined) blocks.push(wholeBlock('added', after));
    }
  }
  return blocks;
}

function isAlike(parts: readonly TextPart[]): boolean {
  const lengthOf = (kind: TextPart['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + text.trim().length, 0);
  const same = lengthOf('same');
  return same >= likeness * (same + Math.max(lengthOf('added'), lengthOf('removed')));
}
