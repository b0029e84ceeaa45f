import { ValidationError, type CollectionBeforeValidateHook, type FlattenedField } from 'payload';
import { isVisible, normalizeLine, normalizeText } from '@/domain/text/normalizeText';

const kinds = new Set(['text', 'textarea', 'email']);

/**
 * How many times longer than `maxLength` a text must be to be rejected here. Nobody types that much, and it would
 * exceed the row size of an index.
 */
const farTooLong = 10;

/**
 * Rejects values that aren't text in text fields, and texts that are too long even for a draft. Payload accepts
 * numbers and lists there, and hooks read them before fields are validated; drafts aren't validated at all.
 * Normalizes what people type; a text of invisible characters becomes empty.
 * @throws ValidationError
 */
export const requireTexts: CollectionBeforeValidateHook = ({ collection, data = {}, req }) => {
  const errors = collection.flattenedFields
    .filter(({ type }) => kinds.has(type))
    .flatMap((field) => {
      const message = problemOf(field, data[field.name]);
      return message === null ? [] : [{ path: field.name, message }];
    });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return { ...data, ...normalizedTexts(collection.flattenedFields, data) };
};

/** Keeps leading and trailing spaces, because somebody may still be typing. */
function normalizedTexts(fields: readonly FlattenedField[], data: Record<string, unknown>) {
  const filledIn = fields.filter(
    ({ name, type, admin }) => kinds.has(type) && name in data && !admin?.hidden,
  );
  return Object.fromEntries(
    filledIn.map(({ name, type }) => {
      const normalize = type === 'textarea' ? normalizeText : normalizeLine;
      const readable = (value: unknown) => {
        if (typeof value !== 'string') return value;
        const text = normalize(value);
        return isVisible(text) ? text : '';
      };
      const value = data[name];
      return [name, Array.isArray(value) ? value.map(readable) : readable(value)];
    }),
  );
}

function problemOf(field: FlattenedField, value: unknown): string | null {
  if (!('hasMany' in field && field.hasMany) && typeof (value ?? '') !== 'string') return 'Must be text';
  const max = 'maxLength' in field ? field.maxLength : undefined;
  if (max === undefined) return null;
  const isTooLong = [value].flat().some((text) => typeof text === 'string' && text.length > max * farTooLong);
  return isTooLong ? `Use at most ${max} characters.` : null;
}
