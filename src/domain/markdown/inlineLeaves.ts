import type { PhrasingContent } from 'mdast';
import { isRecord } from '../isRecord';
import { codeBit, formatBits, orderState, usualOrder, type Wrapper } from './inlineFormats';

/** Something inline without children, with what is around it: formats, or the link that it is in. */
export interface Leaf {
  node: PhrasingContent;
  /** A link with its node, so that two neighboring ones stay two. */
  around: ReadonlyMap<Wrapper, unknown>;
  /** In which order formats of the same words are nested. */
  order: readonly Wrapper[];
  hasFormat: boolean;
}

/** The leaves of the editor's inline nodes, from first to last. */
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
  // Markdown has no code that is only space.
  const type = bits & codeBit && text.trim() !== '' ? 'inlineCode' : 'text';
  // Within a paragraph there are no empty lines.
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

/** How Markdown compares labels. */
export const footnoteId = (label: string): string => label.toLowerCase().toUpperCase().toLowerCase();
