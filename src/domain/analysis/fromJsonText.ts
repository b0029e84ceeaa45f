import { isRecord } from '../isRecord';

/** How often a text may hold the JSON of another text. */
const deepestNesting = 2;

/** The value itself, or what its JSON says when it is a text; undefined for text that isn't JSON. */
export function fromJsonText(value: unknown): unknown {
  let current = value;
  for (let depth = 0; depth < deepestNesting && typeof current === 'string'; depth += 1) {
    try {
      current = JSON.parse(current);
    } catch {
      return undefined;
    }
  }
  return current;
}

/** A field of the record's own, never one that every object inherits. */
export function ownField(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A list, or the list that an object holds: under the given key, else its first. Otherwise empty. */
export function listIn(value: unknown, key: string): unknown[] {
  const content = fromJsonText(value);
  if (Array.isArray(content)) return content;
  if (!isRecord(content)) return [];
  const held = fromJsonText(ownField(content, key));
  if (Array.isArray(held)) return held;
  return Object.values(content).find((entry) => Array.isArray(entry)) ?? [];
}
