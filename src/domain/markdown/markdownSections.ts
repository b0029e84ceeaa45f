import type { Root, RootContent } from 'mdast';

interface MarkdownSection {
  /** One block, definitions that follow each other, or code with what reads otherwise without it. */
  blocks: RootContent[];
  /** What was typed, without the empty lines around it. */
  source: string;
}

/** The blocks of a whole text with their sources. */
export function markdownSections({ children }: Root, markdown: string): MarkdownSection[] {
  const groups: RootContent[][] = [];
  for (const block of children) {
    const group = groups.at(-1);
    if (group && belongTogether(group, block, markdown)) group.push(block);
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

function belongTogether(group: readonly RootContent[], block: RootContent, markdown: string): boolean {
  return (isDefinition(block) && isDefinition(group[0])) || isBoundToCode(block, group.at(-1), markdown);
}

/** What looks like an item or HTML, but isn't in the line after indented code, where the parser takes them for words. */
function isBoundToCode({ type, position }: RootContent, before: RootContent | undefined, markdown: string) {
  if (before?.type !== 'code' || (type !== 'paragraph' && type !== 'heading')) return false;
  const start = position?.start;
  return (
    before.position?.end.line === Number(start?.line) - 1 &&
    !/^[`~]/.test(markdown.slice(before.position.start.offset)) &&
    /^(?:(?:[-+*]|\d{1,9}[.)])(?:\s|$)|<)/.test(markdown.slice(start?.offset))
  );
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
