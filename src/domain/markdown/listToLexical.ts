import type { List, ListItem } from 'mdast';
import type { ConversionContext } from './ConversionContext';
import { elementNode } from './elementNode';
import type { LexicalNode } from './LexicalBody';
import { looseState } from './listState';
import { notNative } from './notNative';
import { phrasingToLexical } from './phrasingToLexical';
import { isLoose } from './sameTree';

/** A list as the editor has it: items hold words, and a nested list stands in an item of its own after them. */
export function listToLexical(list: List, context: ConversionContext, level = 0): LexicalNode {
  const listType = listTypeOf(list);
  const start = list.start ?? 1;
  const children: LexicalNode[] = [];
  let value = start;
  for (const item of list.children) {
    const { words, nested } = partsOf(item, context);
    const fields = { indent: level, ...(listType === 'check' ? { checked: false } : {}) };
    if (words) {
      const isDone = item.checked === true ? { checked: true } : {};
      children.push(elementNode('listitem', words, { ...fields, ...isDone, value: value++ }));
    }
    if (nested) {
      const inner = listToLexical(nested, context, level + 1);
      children.push(elementNode('listitem', [inner], { ...fields, value }));
    }
  }
  const tag = listType === 'number' ? 'ol' : 'ul';
  const state = isLoose(list) ? { $: { [looseState]: true } } : {};
  return elementNode('list', children, { listType, start, tag, ...state });
}

/** Boxes in all items or in none, and none in numbered lists. */
function listTypeOf({ ordered, children }: List): 'bullet' | 'number' | 'check' {
  const boxes = children.filter(({ checked }) => typeof checked === 'boolean').length;
  if (boxes === 0) return ordered ? 'number' : 'bullet';
  if (ordered || boxes < children.length) throw notNative;
  return 'check';
}

/** No words at all: the item holds nothing but a list. */
function partsOf({ children }: ListItem, context: ConversionContext) {
  const [first, second, ...rest] = children;
  if (rest.length > 0) throw notNative;
  if (!first) return { words: [], nested: null };
  if (first.type === 'list' && !second) return { words: null, nested: first };
  if (first.type !== 'paragraph' || (second && second.type !== 'list')) throw notNative;
  return { words: phrasingToLexical(first.children, context), nested: second ?? null };
}
