import { isRecord } from '@/domain/isRecord';
import { lexicalToMarkdown } from '@/domain/markdown/lexicalToMarkdown';
import type { StoredPicture } from '@/domain/markdown/StoredPicture';
import { isSafeHref } from '../isSafeHref';
import { linkAddresses } from '../linkAddresses';
import { textItems, type TextItem } from './textItems';

/** Where Markdown has no words for what is in them, these are kept whole, and nothing would be seen inside. */
const frames: ReadonlySet<unknown> = new Set(['table', 'tablerow', 'tablecell', 'list', 'listitem']);

/**
 * The headings, links and pictures of a body, in order, each with the block that it stands in. Throws a MarkdownProblem when
 * a block is too long or nested too deeply.
 */
export function bodyItems({ root }: Record<string, unknown>, pictures: readonly StoredPicture[]): TextItem[] {
  const blocks: unknown[] = isRecord(root) && Array.isArray(root.children) ? root.children : [];
  return blocks.flatMap((block, index) => {
    const markdown = lexicalToMarkdown(
      { root: { type: 'root', children: [withoutFrames(block)] } },
      { pictures },
    );
    // Unsafe links in Markdown are shown as words and hold nothing back; those of the editor do.
    const refused = linkAddresses(block).filter((address) => !isSafeHref(address));
    return [
      ...refused.map((href) => ({
        kind: 'link' as const,
        href,
        place: { block: index },
        isRefused: true as const,
      })),
      ...textItems(markdown, index).filter((item) => item.kind !== 'link' || !refused.includes(item.href)),
    ];
  });
}

/** With what is in tables and lists as parts that follow each other. */
function withoutFrames(node: unknown): unknown {
  if (!isRecord(node) || !Array.isArray(node.children)) return node;
  const children = node.children.map(withoutFrames);
  return { ...node, type: frames.has(node.type) ? 'part' : node.type, children };
}
