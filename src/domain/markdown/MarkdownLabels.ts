import type { Definition, FootnoteDefinition, Nodes } from 'mdast';

/** What texts define, by identifiers as the syntax tree has them. The first definition of a name counts. */
export class MarkdownLabels {
  readonly definitions = new Map<string, Definition>();
  readonly footnotes = new Map<string, FootnoteDefinition>();

  /** Notes what is defined anywhere in a block or a whole tree. */
  collect(node: Nodes): void {
    if (node.type === 'definition') addFirst(this.definitions, node.identifier, node);
    if (node.type === 'footnoteDefinition') addFirst(this.footnotes, node.identifier, node);
    if ('children' in node) node.children.forEach((child) => this.collect(child));
  }
}

/** What is defined anywhere in a tree. */
export function labelsOf(node: Nodes): MarkdownLabels {
  const labels = new MarkdownLabels();
  labels.collect(node);
  return labels;
}

function addFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
