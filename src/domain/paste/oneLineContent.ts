import type { ElementContent } from 'hast';

const blocks = /^(?:p|div|ul|ol|li|blockquote|pre|table|tbody|tr|td|th|h[1-6])$/;

/** Joins blocks into one line, because cells and headings in Markdown can't contain several. */
export function oneLineContent(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'br') return [{ type: 'text', value: ' ' }];
    const inside = oneLineContent(child.children);
    return blocks.test(child.tagName)
      ? [...inside, { type: 'text', value: ' ' }]
      : [{ ...child, children: inside }];
  });
}
