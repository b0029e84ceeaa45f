import type { Root, RootContent } from 'mdast';

interface MarkdownSection {
  /** One block, or definitions that follow each other. */
  blocks: RootContent[];
  /** What was typed, without the empty lines around it. */
  source: string;
}

/** The blocks of a whole text with their sources. */
export function markdownSections({ children }: Root, markdown: string): MarkdownSection[] {
  const groups: RootContent[][] = [];
  for (const block of children) {
    const group = groups.at(-1);
    if (group && isDefinition(block) && isDefinition(group[0])) group.push(block);
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

const isDefinition = (block?: RootContent) =>
  block?.type === 'definition' || block?.type === 'footnoteDefinition';

/**
 * `text`: from the end of what is before, which a heading's position can reach into. The first line's indentation belongs
 * to the source: it says what the others' means.
 */
function sourceOf(blocks: readonly RootContent[], text: string, from: number): string {
  const start = Math.max(0, (blocks[0]?.position?.start.offset ?? 0) - from);
  return text.slice(text.lastIndexOf('\n', start - 1) + 1).replace(/^(?:[ \t]*\n)+/, '');
}
