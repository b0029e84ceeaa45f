import type { PhrasingContent } from 'mdast';

/** What nodes say without their formats: what describes a picture. */
export const wordsOf = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if ('alt' in node) return node.alt ?? '';
      return 'children' in node ? wordsOf(node.children) : '';
    })
    .join('');
