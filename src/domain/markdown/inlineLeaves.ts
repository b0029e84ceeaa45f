import type { PhrasingContent } from 'mdast';
import { isRecord } from '../isRecord';
import { codeBit, formatBits, orderState, usualOrder, type Wrapper } from './inlineFormats';

/** An inline node without children, with its enclosing formats and link. */
export interface Leaf {
  node: PhrasingContent;
  /** A link is identified by its node, so that two adjacent ones stay separate. */
  around: ReadonlyMap<Wrapper, unknown>;
  /** Nesting order of formats that cover the same text. */
  order: readonly Wrapper[];
  hasFormat: boolean;
}

/** Returns the leaves of the editor's inline nodes, in order. */
export function inlineLeaves(nodes: readonly unknown[], link: unknown = null): Leaf[] {
  return nodes.flatMap((node) => (isRecord(node) ? leavesOf(node, link) : []));
}

function leavesOf(node: Record<string, unknown>, link: unknown): Leaf[] {
  const children = Array.isArray(node.children) ? node.children : [];
  switch (node.type) {
    case 'text':
      return textLeaf(node, link);
    case 'tab':
      return textLeaf({ ...node, text: '\t' }, link);
    case 'linebreak':
      return [formatless({ type: 'break' }, link)];
    case 'inlineBlock':
      return footnoteLeaf(node.fields, link);
    case 'link':
    case 'autolink':
      return inlineLeaves(children, link ?? node);
    default:
      return inlineLeaves(children, link);
  }
}

function textLeaf({ text, format, $ }: Record<string, unknown>, link: unknown): Leaf[] {
  if (typeof text !== 'string' || text === '') return [];
  const bits = typeof format === 'number' ? format : 0;
  const formats = formatEntries.filter(([, bit]) => bits & bit).map(([wrapper]) => [wrapper, true] as const);
  const around = new Map<Wrapper, unknown>([...linkEntries(link), ...formats]);
  // Markdown can't express code that is only space.
  const type = bits & codeBit && text.trim() !== '' ? 'inlineCode' : 'text';
  // A paragraph contains no empty lines.
  const value = text.replace(/[ \t]*\n\s*/g, '\n');
  return [{ node: { type, value }, around, order: orderOf($), hasFormat: true }];
}

const formatEntries: readonly (readonly [Wrapper, number])[] = [
  ['strong', formatBits.strong],
  ['emphasis', formatBits.emphasis],
  ['delete', formatBits.delete],
];

const linkEntries = (link: unknown): [Wrapper, unknown][] => (link ? [['link', link]] : []);

function orderOf(state: unknown): readonly Wrapper[] {
  const order = isRecord(state) ? state[orderState] : undefined;
  if (typeof order !== 'string') return usualOrder;
  const named = order.split(' ');
  return [...usualOrder].sort((one, other) => named.indexOf(one) - named.indexOf(other));
}

const formatless = (node: PhrasingContent, link: unknown): Leaf => ({
  node,
  around: new Map(linkEntries(link)),
  order: usualOrder,
  hasFormat: false,
});

function footnoteLeaf(fields: unknown, link: unknown): Leaf[] {
  if (!isRecord(fields) || fields.blockType !== 'footnote' || typeof fields.label !== 'string') return [];
  const label = fields.label.trim();
  return label ? [formatless({ type: 'footnoteReference', identifier: footnoteId(label), label }, link)] : [];
}

/** Normalizes a label as Markdown compares it. */
export const footnoteId = (label: string): string => label.toLowerCase().toUpperCase().toLowerCase();
