import type { FootnoteReference, Link, PhrasingContent } from 'mdast';
import { isSafeHref } from '../blog/isSafeHref';
import { commentMarks, isCommentMark } from './commentMarks';
import { elementNode } from './elementNode';
import { codeBit, formatBits, orderState, type Wrapper } from './inlineFormats';
import { isFootnoteLabel } from './isFootnoteLabel';
import type { LexicalNode } from './LexicalBody';
import { notNative } from './notNative';
import type { ConversionContext } from './ConversionContext';

/**
 * Converts inline Markdown to the editor's nodes.
 * @throws notNative if the editor has no node for a part of it
 */
export function phrasingToLexical(
  phrasing: readonly PhrasingContent[],
  context: ConversionContext,
): LexicalNode[] {
  return mergeTexts(convertAll(phrasing, [], context));
}

const convertAll = (
  nodes: readonly PhrasingContent[],
  wrappers: readonly Wrapper[],
  context: ConversionContext,
) =>
  nodes.flatMap((node, at) => {
    if (node.type === 'link') {
      return [linkNode(node, { wrappers, newTab: isCommentMark(nodes[at + 1], 'newTab') }, context)];
    }
    const isSaid = nodes[at - 1]?.type === 'link' && isCommentMark(node, 'newTab');
    return isSaid ? [] : convert(node, wrappers, context);
  });

function convert(
  node: PhrasingContent,
  wrappers: readonly Wrapper[],
  context: ConversionContext,
): LexicalNode[] {
  switch (node.type) {
    case 'text':
      return [textNode(node.value, 0, wrappers, context)];
    case 'inlineCode':
      return [textNode(node.value, codeBit, wrappers, context)];
    case 'break':
      return [{ type: 'linebreak', version: 1 }];
    case 'footnoteReference':
      return [footnoteNode(node, context)];
    case 'strong':
    case 'emphasis':
    case 'delete':
      return convertAll(node.children, [...wrappers, node.type], context);
    case 'html':
      if (node.value === commentMarks.lineBreak) return [{ type: 'linebreak', version: 1 }];
      throw notNative;
    default:
      throw notNative;
  }
}

function textNode(
  text: string,
  bits: number,
  wrappers: readonly Wrapper[],
  { keepsOrder }: ConversionContext,
): LexicalNode {
  const format = wrappers.reduce(
    (sum, wrapper) => (wrapper === 'link' ? sum : sum | formatBits[wrapper]),
    bits,
  );
  const order = keepsOrder && wrappers.length > 1 ? { $: { [orderState]: wrappers.join(' ') } } : {};
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '', ...order };
}

function linkNode(
  link: Link,
  { wrappers, newTab }: { wrappers: readonly Wrapper[]; newTab: boolean },
  context: ConversionContext,
): LexicalNode {
  const { url, title, children } = link;
  if (
    !isSafeHref(url) ||
    children.length === 0 ||
    title === '' ||
    (title?.length ?? 0) > 300 ||
    title?.includes('\n')
  )
    throw notNative;
  const id = context.ids.next();
  const fields = { linkType: 'custom', newTab, url, ...(title ? { title } : {}) };
  const words = mergeTexts(convertAll(children, [...wrappers, 'link'], context));
  return elementNode('link', words, { version: 3, id, fields });
}

function footnoteNode({ label, identifier }: FootnoteReference, { ids }: ConversionContext): LexicalNode {
  const name = label ?? identifier;
  if (!isFootnoteLabel(name)) throw notNative;
  const fields = { id: ids.next(), blockName: '', blockType: 'footnote', label: name };
  return { type: 'inlineBlock', version: 1, fields };
}

/** The editor merges adjacent texts of the same format. */
function mergeTexts(nodes: readonly LexicalNode[]): LexicalNode[] {
  const merged: LexicalNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (last?.type === 'text' && node.type === 'text' && isSameFormat(last, node)) {
      merged[merged.length - 1] = { ...last, text: `${String(last.text)}${String(node.text)}` };
    } else {
      merged.push(node);
    }
  }
  return merged;
}

const isSameFormat = (one: LexicalNode, other: LexicalNode) =>
  one.format === other.format && JSON.stringify(one.$) === JSON.stringify(other.$);
