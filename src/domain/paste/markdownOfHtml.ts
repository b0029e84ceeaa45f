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
  /** It is words within a paragraph. */
  isInline: boolean;
  /** Of other sites, left out: a page that shows them would tell strangers who reads it. */
  droppedPictures: DroppedPicture[];
  /** Those of them that can be fetched from where they are. */
  foreignPictures: DroppedPicture[];
}

const parser = unified().use(rehypeParse);
const converter = unified().use(rehypeRemark);

/**
 * What was copied as HTML out of Word, Google Docs, a web page or another program, in Markdown: headings from the first
 * level of a post on, lists, tables, formats, links without trackers. `origin` is this site's.
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

/** The converter writes empty lines in every list that holds one of several items; here only what needs them has some. */
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

/** Of the highest heading; 7 without any. */
function topLevel(node: Nodes): number {
  const own = node.type === 'element' ? headingLevel(node) : null;
  const inside = 'children' in node ? node.children.map(topLevel) : [];
  return Math.min(own ?? 7, 7, ...inside);
}
