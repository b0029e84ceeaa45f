import type { Element, Nodes, Root } from 'hast';
import type { Nodes as MarkdownNodes, Root as MarkdownRoot } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { joinPieces } from '../markdown/joinPieces';
import { writeMarkdown } from '../markdown/writeMarkdown';
import { spreadClassStyles } from './classStyles';
import { cleanNodes, type DroppedPicture, type PasteContext } from './cleanPaste';
import { headingLevel } from './headingLevel';

export interface PastedText {
  markdown: string;
  /** The content is inline, without blocks. */
  isInline: boolean;
  /** External images that were dropped: loading them would reveal to other sites who reads the page. */
  droppedPictures: DroppedPicture[];
  /** The external images that can be downloaded from their URL. */
  foreignPictures: DroppedPicture[];
}

const parser = unified().use(rehypeParse);
const converter = unified().use(rehypeRemark);

/**
 * Converts HTML copied from Word, Google Docs, a web page or another program to Markdown: headings from the highest
 * level of a post on, lists, tables, formats, links without trackers.
 * @param origin this site's
 * @throws RangeError for HTML that is nested thousands of levels deep
 */
export function markdownOfHtml(html: string, origin: string): PastedText {
  const tree = parser.parse(html);
  spreadClassStyles(tree);
  const context: PasteContext = {
    origin,
    headingShift: topLevel(tree) === 1 ? 1 : 0,
    droppedPictures: [],
  };
  const root: Root = { type: 'root', children: cleanNodes(bodyOf(tree).children, context) };
  const { children } = converter.runSync(root) as unknown as MarkdownRoot;
  const pieces = children.map((block) => {
    closeLists(block);
    const text = writeMarkdown(block);
    return { text, textAtEnd: text, block, first: block, last: block };
  });
  return {
    markdown: joinPieces(pieces.filter(({ text }) => text.trim() !== '')),
    isInline: children.length === 1 && children[0]?.type === 'paragraph',
    droppedPictures: context.droppedPictures,
    foreignPictures: context.droppedPictures.filter(({ address }) => address.startsWith('https://')),
  };
}

/** Makes lists tight where possible: the converter makes every list loose that contains an item with several blocks. */
function closeLists(node: MarkdownNodes): void {
  if (!('children' in node)) return;
  for (const child of node.children) closeLists(child);
  if (node.type === 'listItem') node.spread = node.children.filter(({ type }) => type !== 'list').length > 1;
  if (node.type === 'list') node.spread = node.children.some(({ spread }) => spread === true);
}

function bodyOf(tree: Root): Root | Element {
  const html = tree.children.find((node) => node.type === 'element' && node.tagName === 'html');
  const body =
    html?.type === 'element'
      ? html.children.find((node) => node.type === 'element' && node.tagName === 'body')
      : undefined;
  return body?.type === 'element' ? body : tree;
}

/** Level of the highest heading; 7 without any. */
function topLevel(node: Nodes): number {
  const own = node.type === 'element' ? headingLevel(node) : null;
  const inside = 'children' in node ? node.children.map(topLevel) : [];
  return Math.min(own ?? 7, 7, ...inside);
}
