import type { Definition, FootnoteDefinition, Root, RootContent } from 'mdast';
import type { MarkdownParser } from './MarkdownParser';
import { readTogether } from './readTogether';
import { sameTree } from './sameTree';

interface MarkdownSection {
  /** One block, or definitions that follow each other, with the paragraph below them that is one only there. */
  blocks: RootContent[];
  /** What was typed, without the empty lines around it. */
  source: string;
}

/** The blocks of a whole text with their sources. `parser`: knows what the whole text defines. */
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
 * Whether a block says something else without the definition right above it. To the parser both are lines of one
 * paragraph, in which neither indented code begins nor some lists and HTML.
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
 * `text`: from the end of what is before, which a heading's position can reach into. The first line's indentation belongs
 * to the source: it says what the others' means.
 */
function sourceOf(blocks: readonly RootContent[], text: string, from: number): string {
  const start = Math.max(0, (blocks[0]?.position?.start.offset ?? 0) - from);
  return text.slice(text.lastIndexOf('\n', start - 1) + 1).replace(/^(?:[ \t]*\n)+/, '');
}
