/** A field before and after a change, as text; null for an empty value. */
export interface TrailChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** Longer values are truncated: the trail says which fields changed, revisions keep the content. */
const longestText = 300;

/** Whether a value is empty: missing, null, an empty text or an empty list. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function asText(value: unknown): string | null {
  if (isEmpty(value)) return null;
  const text = typeof value === 'string' ? value : isTexts(value) ? value.join(', ') : JSON.stringify(value);
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

const isSame = (one: unknown, other: unknown) =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** A relationship may be populated or only an id. */
const numberOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** Returns the changes between two states of a document, in the given fields and their order. */
export function fieldChangesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): TrailChange[] {
  return fields.flatMap((field) => {
    const [from, to] = [numberOf(before[field]), numberOf(after[field])];
    return isSame(from, to) ? [] : [{ field, from: asText(from), to: asText(to) }];
  });
}
