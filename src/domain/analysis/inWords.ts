import { formatCount } from '@/format/numbers';

/** Formats a count with its noun: (1, "person", "people") → "1 person", (3, …) → "3 people". */
export function countOf(count: number, singular: string, plural: string): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** Joins a list in prose: "A", "A and B", "A, B and C". */
export function listInWords(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
