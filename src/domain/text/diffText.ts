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

/** A block of a text, such as a paragraph. */
export interface ReadableBlock {
  /** Its words, as a reader sees them. */
  text: string;
  /** Everything about it; two blocks with the same text may differ in formatting. */
  identity: string;
  /** Addresses that it links to, in their order. */
  links?: readonly string[];
}

/** A block with its changes. `formatted`: the same words with other formatting or links. */
export interface DiffedBlock {
  kind: 'same' | 'added' | 'removed' | 'changed' | 'formatted';
  parts: TextPart[];
  /** Of a formatted block: the addresses that were removed and added. */
  links?: TextPart[];
}

/** Minimum share of common text for which one block counts as a changed version of the other. */
const likeness = 0.4;

/** Diffs two texts block by block, and word by word within a block that changed a little. */
export function diffBlocks(before: readonly ReadableBlock[], after: readonly ReadableBlock[]): DiffedBlock[] {
  const parts = diffSequences(before, after, (one, other) => one.identity === other.identity);
  return parts.flatMap((part, index): DiffedBlock[] => {
    const next = parts[index + 1];
    if (part.kind === 'removed' && next?.kind === 'added') return pairedBlocks(part.items, next.items);
    if (part.kind === 'added' && parts[index - 1]?.kind === 'removed') return [];
    return part.items.map((block) => wholeBlock(part.kind, block));
  });
}

const wholeBlock = (kind: TextPart['kind'], { text }: ReadableBlock): DiffedBlock => ({
  kind,
  parts: [{ kind, text }],
});

const formattedBlock = (before: ReadableBlock, after: ReadableBlock): DiffedBlock => ({
  ...wholeBlock('same', after),
  kind: 'formatted',
  links: diffSequences(before.links ?? [], after.links ?? [], (one, other) => one === other).flatMap(
    ({ kind, items }) => (kind === 'same' ? [] : items.map((text) => ({ kind, text }))),
  ),
});

function pairedBlocks(removed: readonly ReadableBlock[], added: readonly ReadableBlock[]): DiffedBlock[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before, after] = [removed[index], added[index]];
    if (before && after) {
      if (before.text === after.text) return [formattedBlock(before, after)];
      const parts = diffWords(before.text, after.text);
      if (isAlike(parts)) return [{ kind: 'changed' as const, parts }];
    }
    return [
      ...(before ? [wholeBlock('removed', before)] : []),
      ...(after ? [wholeBlock('added', after)] : []),
    ];
  }).flat();
}

function isAlike(parts: readonly TextPart[]): boolean {
  const lengthOf = (kind: TextPart['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + text.trim().length, 0);
  const same = lengthOf('same');
  return same >= likeness * (same + Math.max(lengthOf('added'), lengthOf('removed')));
}
