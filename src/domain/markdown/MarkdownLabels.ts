import type { Definition, FootnoteDefinition, Nodes } from 'mdast';

/** Definitions in texts by normalized identifier. The first definition of a name wins. */
export class MarkdownLabels {
  readonly definitions = new Map<string, Definition>();
  readonly footnotes = new Map<string, FootnoteDefinition>();

  /** Collects the definitions in a block or a whole tree. */
  collect(node: Nodes): void {
    if (node.type === 'definition') addFirst(this.definitions, node.identifier, node);
    if (node.type === 'footnoteDefinition') addFirst(this.footnotes, node.identifier, node);
    if ('children' in node) node.children.forEach((child) => this.collect(child));
  }
}

/** Returns the definitions in a tree. */
export function labelsOf(node: Nodes): MarkdownLabels {
  const labels = new MarkdownLabels();
  labels.collect(node);
  return labels;
}

function addFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
