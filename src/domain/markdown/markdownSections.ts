import type { Definition, FootnoteDefinition, Root, RootContent } from 'mdast';
import type { MarkdownParser } from './MarkdownParser';
import { readTogether } from './readTogether';
import { sameTree } from './sameTree';

interface MarkdownSection {
  /** One block, or consecutive definitions together with a paragraph below that parses as one only after them. */
  blocks: RootContent[];
  /** The source as typed, without surrounding empty lines. */
  source: string;
}

/**
 * Splits a whole text into its blocks with their sources.
 * @param parser knows the definitions of the whole text
 */
export function markdownSections(
  { children }: Root,
  markdown: string,
  parser: MarkdownParser,
): MarkdownSection[] {
  const groups: RootContent[][] = [];
  for (const block of children) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const belongs =
      isDefinition(last) && (isDefinition(block) || leansOn(last, block, { text: markdown, parser }));
    if (group && belongs) group.push(block);
    else groups.push([block]);
  }
  let from = 0;
  return groups.map((blocks) => {
    const to = blocks.at(-1)?.position?.end.offset ?? markdown.length;
    const source = sourceOf(blocks, markdown.slice(from, to), from);
    from = to;
    return { blocks, source };
  });
}

const isDefinition = (block?: RootContent): block is Definition | FootnoteDefinition =>
  block?.type === 'definition' || block?.type === 'footnoteDefinition';

/**
 * Whether a block parses differently without the definition right above it. The parser treats both as lines of one
 * paragraph, which indented code and some lists and HTML can't interrupt.
 */
function leansOn(
  definition: Definition | FootnoteDefinition,
  block: RootContent,
  { text, parser }: { text: string; parser: MarkdownParser },
): boolean {
  const from = definition.position?.end.offset ?? 0;
  const below = text.slice(from, block.position?.end.offset);
  if (/^[ \t]*\n[ \t]*\n/.test(below)) return false;
  const [alone] = readTogether([sourceOf([block], below, from)], parser) ?? [];
  return alone?.length !== 1 || !sameTree(alone[0], block);
}

/**
 * @param text starts at the end of the previous block, where a heading's position can begin. The first line's
 * indentation is part of the source, because the other lines' indentation is relative to it.
 */
function sourceOf(blocks: readonly RootContent[], text: string, from: number): string {
  const start = Math.max(0, (blocks[0]?.position?.start.offset ?? 0) - from);
  return text.slice(text.lastIndexOf('\n', start - 1) + 1).replace(/^(?:[ \t]*\n)+/, '');
}
