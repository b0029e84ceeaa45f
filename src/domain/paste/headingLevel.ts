import type { Element } from 'hast';
import { classesOf, numberOf } from './styleOf';

/** Returns the level of a heading, by its element, its role or its style in Word; null for all else. */
export function headingLevel(node: Element): number | null {
  const byName = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (byName) return Number(byName);
  if (node.properties.role === 'heading') return Math.min(6, numberOf(node, 'ariaLevel') ?? 2);
  if (node.tagName !== 'p') return null;
  const named = classesOf(node).map((name) => /^(?:mso)?heading([1-6])$|^(msotitle)$/i.exec(name));
  const found = named.find(Boolean);
  return found ? Number(found[1] ?? 1) : null;
}
