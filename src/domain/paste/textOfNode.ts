import type { Nodes } from 'hast';

/** Returns the text of a node. */
export function textOfNode(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOfNode).join('') : '';
}
