import type { Element, ElementContent, Nodes } from 'hast';
import { headingLevel } from './headingLevel';
import { classesOf, numberOf, styleOf } from './styleOf';
import { textOfNode } from './textOfNode';

/** A list item outside of a list, with its level. */
export interface LooseItem {
  level: number;
  isOrdered: boolean;
  /** Its number, if its marker is one. */
  number?: number;
  children: ElementContent[];
}

const maxLevel = 9;

/** Returns a Word paragraph that is styled as a list item: "mso-list: l0 level2 lfo1", with its marker as text. */
export function wordItem(node: Nodes): LooseItem | null {
  // Word styles numbered headings like list items.
  if (node.type !== 'element' || headingLevel(node) !== null) return null;
  const level = /mso-list:\s*\S+\s+level(\d)/.exec(styleOf(node))?.[1];
  if (!level) return null;
  const mark = markOf(node);
  return {
    level: Math.min(Number(level), maxLevel),
    isOrdered: /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(mark),
    number: Number(/^\(?(\d{1,9})[.)]/.exec(mark)?.[1] ?? 1),
    children: withoutMark(node.children),
  };
}

const isMark = (node: Nodes): boolean => node.type === 'element' && /mso-list:\s*ignore/.test(styleOf(node));

function markOf(node: Nodes): string {
  if (isMark(node)) return textOfNode(node).trim();
  if (!('children' in node)) return '';
  for (const child of node.children) {
    const mark = markOf(child);
    if (mark) return mark;
  }
  return '';
}

const withoutMark = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes
    .filter((node) => !isMark(node))
    .map((node) => (node.type === 'element' ? { ...node, children: withoutMark(node.children) } : node));

/** Returns the items of Word Online, which puts each in a list and a wrapper of its own. */
export function wordOnlineItems(node: Nodes): LooseItem[] | null {
  if (node.type !== 'element' || !classesOf(node).includes('ListContainerWrapper')) return null;
  return node.children.flatMap((list) => {
    if (list.type !== 'element' || (list.tagName !== 'ul' && list.tagName !== 'ol')) return [];
    return list.children.flatMap((item): LooseItem[] => {
      if (item.type !== 'element' || item.tagName !== 'li') return [];
      const level = numberOf(item, 'dataAriaLevel') ?? numberOf(item, 'ariaLevel') ?? 1;
      return [
        {
          level: Math.min(level, maxLevel),
          isOrdered: list.tagName === 'ol',
          children: item.children,
        },
      ];
    });
  });
}

/** Nests such items in lists. */
export function listsOf(items: readonly LooseItem[]): Element[] {
  const lists: Element[] = [];
  /** Open lists, outermost first, each with its level. */
  let open: { level: number; list: Element }[] = [];
  for (const { level, isOrdered, number = 1, children } of items) {
    const tagName = isOrdered ? 'ol' : 'ul';
    open = open.filter(
      (each) => each.level < level || (each.level === level && each.list.tagName === tagName),
    );
    const inner = open.at(-1);
    const item = element('li', children);
    if (inner?.level === level) {
      inner.list.children.push(item);
      continue;
    }
    const list = element(tagName, [item], isOrdered && number > 1 ? { start: number } : {});
    const parent = inner?.list.children.at(-1);
    if (parent?.type === 'element') parent.children.push(list);
    else lists.push(list);
    open.push({ level, list });
  }
  return lists;
}

export const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  ...{ type: 'element', tagName, properties, children },
});
