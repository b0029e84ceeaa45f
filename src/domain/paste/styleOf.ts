import type { Element } from 'hast';

/** What an element's own style says, in small letters. */
export function styleOf({ properties }: Element): string {
  return typeof properties.style === 'string' ? properties.style.toLowerCase() : '';
}

/** A number of the element's own, such as its level in a list; null where it has none. */
export function numberOf({ properties }: Element, name: string): number | null {
  const value = Number(properties[name]);
  return Number.isInteger(value) && value > 0 ? value : null;
}

export const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];
