import type { Element } from 'hast';

/** Returns an element's style attribute in lowercase. */
export function styleOf({ properties }: Element): string {
  return typeof properties.style === 'string' ? properties.style.toLowerCase() : '';
}

/** Returns a numeric attribute, such as the level in a list; null without one. */
export function numberOf({ properties }: Element, name: string): number | null {
  const value = Number(properties[name]);
  return Number.isInteger(value) && value > 0 ? value : null;
}

export const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];
