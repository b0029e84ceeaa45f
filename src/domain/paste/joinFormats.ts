import type { Element, ElementContent } from 'hast';

const formats = /^(?:strong|em|del)$/;

const isFormat = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && formats.test(node.tagName);

/**
 * Merges adjacent nodes of the same format, which programs split into pieces. Moves spaces and line breaks out of the
 * edges of a format, because Markdown's markers have to touch a letter.
 */
export function joinFormats(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isFormat(node) && isFormat(last) && node.tagName === last.tagName)
      last.children.push(...node.children);
    else joined.push(isFormat(node) ? { ...node, children: [...node.children] } : node);
  }
  return joined.flatMap((node) => (isFormat(node) ? withoutEdges(node) : [node]));
}

function withoutEdges(format: Element): ElementContent[] {
  const inside = joinFormats(format.children);
  const [before, after]: [ElementContent[], ElementContent[]] = [[], []];
  while (inside.length > 0 && isSpace(inside[0])) before.push(...inside.splice(0, 1));
  while (inside.length > 0 && isSpace(inside.at(-1))) after.unshift(...inside.splice(-1));
  const [first, last] = [inside[0], inside.at(-1)];
  if (first?.type === 'text') {
    const words = first.value.trimStart();
    before.push(...textOf(first.value.slice(0, first.value.length - words.length)));
    inside[0] = { ...first, value: words };
  }
  const end = last === first ? inside[0] : last;
  if (end?.type === 'text') {
    const words = end.value.trimEnd();
    after.unshift(...textOf(end.value.slice(words.length)));
    inside[inside.length - 1] = { ...end, value: words };
  }
  return [...before, ...(inside.length > 0 ? [{ ...format, children: inside }] : []), ...after];
}

const isSpace = (node: ElementContent | undefined): boolean =>
  (node?.type === 'text' && node.value.trim() === '') || (node?.type === 'element' && node.tagName === 'br');

const textOf = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);
