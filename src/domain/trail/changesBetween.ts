/** One field before and after, as text; null where there was or is nothing. */
export interface TrailChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** Longer texts are cut: the trail says what was changed, versions keep the contents. */
const longestText = 300;

/** Nothing was said: missing, null, an empty text or an empty list. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function asText(value: unknown): string | null {
  if (isEmpty(value)) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

const isSame = (one: unknown, other: unknown) =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** A document that a field leads to may be given whole, or as its number alone. */
const numberOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** What differs between two states of a document, in the given fields and their order. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): TrailChange[] {
  return fields.flatMap((field) => {
    const [from, to] = [numberOf(before[field]), numberOf(after[field])];
    return isSame(from, to) ? [] : [{ field, from: asText(from), to: asText(to) }];
  });
}
