import type { PhrasingContent } from 'mdast';
import { commentMark } from './commentMarks';

/** Reduces inline Markdown to one line: hard breaks become comments, and wrapped lines are joined. */
export function inOneLine(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node): PhrasingContent => {
    if (node.type === 'break') return commentMark('lineBreak');
    if (node.type === 'text' || node.type === 'inlineCode') {
      return { ...node, value: node.value.replace(/\n/g, ' ') };
    }
    return 'children' in node ? { ...node, children: inOneLine(node.children) as never[] } : node;
  });
}
