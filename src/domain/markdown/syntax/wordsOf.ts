import type { PhrasingContent } from 'mdast';

/** Returns the text of nodes without formats, as used for alt text. */
export const wordsOf = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if ('alt' in node) return node.alt ?? '';
      return 'children' in node ? wordsOf(node.children) : '';
    })
    .join('');
