import type { RootContent } from 'mdast';
import { blogLimits } from '../blog/blogLimits';
import { blocksFromLexical } from './blocksFromLexical';
import { blockToLexical } from './blockToLexical';
import type { ConversionContext } from './ConversionContext';
import type { LexicalNode } from './LexicalBody';
import { MarkdownProblem } from './MarkdownProblem';
import { NotNative } from './NotNative';
import { parseMarkdown } from './parseMarkdown';
import { sameTree } from './sameTree';
import { treeDepth } from './treeDepth';
import { writeMarkdown } from './writeMarkdown';

interface NativeNode {
  node: LexicalNode;
  /** As it will be read back. */
  text: string;
}

/**
 * A block as the editor's own node, if what is read back from that node says the same as the block's source. Tried with
 * the usual nesting of formats first.
 */
export function nativeNode(
  block: RootContent,
  source: string,
  context: ConversionContext,
): NativeNode | null {
  try {
    return (
      attempt(block, source, { ...context, keepsOrder: false }) ??
      attempt(block, source, { ...context, keepsOrder: true })
    );
  } catch (error) {
    if (error instanceof NotNative || error instanceof MarkdownProblem) return null;
    throw error;
  }
}

function attempt(block: RootContent, source: string, context: ConversionContext): NativeNode | null {
  const node = blockToLexical(block, context);
  const [back] = blocksFromLexical([node], context.pictures);
  if (!back || !sameTree(back, block) || treeDepth(node) >= blogLimits.bodyMaxDepth) return null;
  const text = writeMarkdown(back);
  return text === source || readsAs(block, text, context) ? { node, text } : null;
}

function readsAs(block: RootContent, text: string, { parser }: ConversionContext): boolean {
  const { children } = parseMarkdown(text, parser);
  return children.length === 1 && sameTree(children[0], block);
}
