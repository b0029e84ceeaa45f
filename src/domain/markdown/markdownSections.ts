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
  return groups.map((blocks) => ({ blocks, source: sourceOf(blocks, markdown) }));
}

const isDefinition = (block?: RootContent) =>
  block?.type === 'definition' || block?.type === 'footnoteDefinition';

/** The first line's indentation belongs to the text: it says what the others' means. */
function sourceOf(blocks: readonly RootContent[], markdown: string): string {
  const start = blocks[0]?.position?.start.offset ?? 0;
  const end = blocks.at(-1)?.position?.end.offset ?? markdown.length;
  return markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, end);
}
