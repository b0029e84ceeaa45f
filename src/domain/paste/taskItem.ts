import type { Element, ElementContent } from 'hast';
import { element } from './listParagraphs';

/** As Notion writes a box. */
const writtenBox = /^\s*\[([ xX])\]\s+/;

/** The content of an item with the box that other programs say in their own ways: by a role, or in words. */
export function withTaskBox(item: Element, children: readonly ElementContent[]): ElementContent[] {
  if (item.properties.role === 'checkbox') {
    return [box(String(item.properties.ariaChecked) === 'true'), ...children];
  }
  const [first, ...rest] = children;
  const written = first?.type === 'text' ? writtenBox.exec(first.value) : null;
  if (first?.type !== 'text' || !written) return [...children];
  return [box(written[1] !== ' '), { ...first, value: first.value.slice(written[0].length) }, ...rest];
}

/** Google Docs draws the box as a picture. */
export const isDrawnBox = ({ properties }: Element): boolean =>
  String(properties.ariaRoleDescription) === 'checkbox';

const box = (checked: boolean): Element => element('input', [], { type: 'checkbox', checked });
