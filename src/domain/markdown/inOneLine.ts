import type { PhrasingContent } from 'mdast';
import { commentMark } from './commentMarks';

/** Inline Markdown for where Markdown has one line only: breaks become comments, and wrapped lines one. */
export function inOneLine(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node): PhrasingContent => {
    if (node.type === 'break') return commentMark('lineBreak');
    if (node.type === 'text' || node.type === 'inlineCode') {
      return { ...node, value: node.value.replace(/\n/g, ' ') };
    }
    return 'children' in node ? { ...node, children: inOneLine(node.children) as never[] } : node;
  });
}
