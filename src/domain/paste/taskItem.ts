import type { Element, ElementContent } from 'hast';
import { element } from './listParagraphs';

/** A checkbox as Notion writes it. */
const writtenBox = /^\s*\[([ xX])\]\s+/;

/** Adds a checkbox to an item that another program marks as a task, by a role or in text. */
export function withTaskBox(item: Element, children: readonly ElementContent[]): ElementContent[] {
  if (item.properties.role === 'checkbox') {
    return [box(String(item.properties.ariaChecked) === 'true'), ...children];
  }
  const [first, ...rest] = children;
  const written = first?.type === 'text' ? writtenBox.exec(first.value) : null;
  if (first?.type !== 'text' || !written) return [...children];
  return [box(written[1] !== ' '), { ...first, value: first.value.slice(written[0].length) }, ...rest];
}

/** Google Docs renders the checkbox as an image. */
export const isDrawnBox = ({ properties }: Element): boolean =>
  String(properties.ariaRoleDescription) === 'checkbox';

const box = (checked: boolean): Element => element('input', [], { type: 'checkbox', checked });
