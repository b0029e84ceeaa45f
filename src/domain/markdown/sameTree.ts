import type { List, Node, TableRow } from 'mdast';
import { isRecord } from '../isRecord';

/** Positions, and blank lines, which `isLoose` compares by their effect. */
const ignored = new Set(['position', 'data', 'spread']);

/** Whether two Markdown trees render the same. Ignores positions and cells that a row of a table omits at its end. */
export function sameTree(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, at) => sameTree(item, other[at]))
    );
  }
  if (!isRecord(one) || !isRecord(other)) return (one ?? null) === (other ?? null);
  if (isList(one) && isList(other) && isLoose(one) !== isLoose(other)) return false;
  if (isTable(one) && isTable(other)) return sameTable(one, other);
  return sameFields(one, other);
}

/**
 * Plain loops, because this is called for every node of every block; iterating over key arrays took a tenth of a
 * conversion.
 */
function sameFields(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  for (const name in one) {
    if (!ignored.has(name) && !sameTree(one[name], other[name])) return false;
  }
  for (const name in other) {
    if (!(name in one) && !ignored.has(name) && !sameTree(undefined, other[name])) return false;
  }
  return true;
}

const isList = (node: object): node is List => 'type' in node && node.type === 'list';

/** Whether a list is loose: one blank line between or within items makes all of its items loose. */
export function isLoose({ spread, children }: List): boolean {
  return Boolean(spread) || children.some((item) => item.spread ?? item.children.length > 1);
}

interface AnyTable extends Node {
  align?: unknown;
  children: TableRow[];
}

const isTable = (node: object): node is AnyTable => 'type' in node && node.type === 'table';

function sameTable(one: AnyTable, other: AnyTable): boolean {
  const columns = Math.max(one.children[0]?.children.length ?? 0, other.children[0]?.children.length ?? 0);
  const cells = ({ children }: TableRow) =>
    Array.from({ length: Math.max(columns, children.length) }, (_, at) => children[at]?.children ?? []);
  return sameTree(one.align, other.align) && sameTree(one.children.map(cells), other.children.map(cells));
}
