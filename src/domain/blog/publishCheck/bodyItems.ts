import { isRecord } from '@/domain/isRecord';
import { lexicalToMarkdown } from '@/domain/markdown/lexicalToMarkdown';
import type { StoredPicture } from '@/domain/markdown/StoredPicture';
import { isSafeHref } from '../isSafeHref';
import { linkAddresses } from '../linkAddresses';
import { textItems, type TextItem } from './textItems';

/**
 * Lists and tables that Markdown can't express are exported as one opaque block, which would hide their content from
 * the check.
 */
const frames: ReadonlySet<unknown> = new Set(['table', 'tablerow', 'tablecell', 'list', 'listitem']);

/**
 * Returns the headings, links and images of a body, in order, each with its block.
 * @throws MarkdownProblem if a block is too long or nested too deeply
 */
export function bodyItems({ root }: Record<string, unknown>, pictures: readonly StoredPicture[]): TextItem[] {
  const blocks: unknown[] = isRecord(root) && Array.isArray(root.children) ? root.children : [];
  return blocks.flatMap((block, index) => {
    const markdown = lexicalToMarkdown(
      { root: { type: 'root', children: [withoutFrames(block)] } },
      { pictures },
    );
    // Unsafe links in Markdown render as text and don't prevent publishing; those of the editor do.
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

/** Flattens the content of tables and lists into a sequence of parts. */
function withoutFrames(node: unknown): unknown {
  if (!isRecord(node) || !Array.isArray(node.children)) return node;
  const children = node.children.map(withoutFrames);
  return { ...node, type: frames.has(node.type) ? 'part' : node.type, children };
}
