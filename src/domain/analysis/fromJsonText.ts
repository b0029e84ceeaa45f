import { isRecord } from '../isRecord';

/** Maximum levels of JSON within JSON text. */
const deepestNesting = 2;

/** Returns the value itself, or the parsed value if it is a JSON text; undefined for other text. */
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

/** Returns an own field of a record, never an inherited one. */
export function ownField(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns an array, or the array in an object: under the given key, else the first one. Otherwise empty. */
export function listIn(value: unknown, key: string): unknown[] {
  const content = fromJsonText(value);
  if (Array.isArray(content)) return content;
  if (!isRecord(content)) return [];
  const held = fromJsonText(ownField(content, key));
  if (Array.isArray(held)) return held;
  return Object.values(content).find((entry) => Array.isArray(entry)) ?? [];
}
