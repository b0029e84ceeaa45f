import type { BlockContent, List, ListItem } from 'mdast';
import { isRecord } from '../isRecord';
import { looseState } from './listState';

/**
 * A list of the editor's as Markdown. Null where Markdown has no words for it: a list with boxes of which one is missing,
 * because nothing but another list stands there, or one that holds such a list.
 */
export function listFromLexical(
  node: Record<string, unknown>,
  toBlocks: (nodes: readonly unknown[]) => BlockContent[],
): List | null {
  const spread = isRecord(node.$) && node.$[looseState] === true;
  const items: ListItem[] = [];
  for (const child of Array.isArray(node.children) ? node.children : []) {
    if (!isRecord(child)) continue;
    const nodes: unknown[] = Array.isArray(child.children) ? child.children : [];
    const children = toBlocks(nodes);
    if (children.some(({ type }) => type === 'html')) return null;
    const previous = items.at(-1);
    const isOnlyLists = nodes.length > 0 && nodes.every((each) => isRecord(each) && each.type === 'list');
    if (previous && isOnlyLists) previous.children.push(...children);
    else items.push({ type: 'listItem', spread, checked: checkedOf(node, child, isOnlyLists), children });
  }
  const boxes = items.filter(({ checked }) => checked !== null).length;
  if (boxes > 0 && boxes < items.length) return null;
  const ordered = node.listType === 'number';
  const start = typeof node.start === 'number' ? node.start : 1;
  return { type: 'list', ordered, start: ordered ? start : null, spread, children: items };
}

function checkedOf(
  list: Record<string, unknown>,
  item: Record<string, unknown>,
  isOnlyLists: boolean,
): boolean | null {
  return list.listType === 'check' && !isOnlyLists ? item.checked === true : null;
}
