import { ValidationError, type CollectionBeforeValidateHook, type FlattenedField } from 'payload';
import { isVisible, normalizeLine, normalizeText } from '@/domain/text/normalizeText';

const kinds = new Set(['text', 'textarea', 'email']);

/** So many times longer than it may become, nobody is still at a text: an index has no room for what comes then. */
const farTooLong = 10;

/**
 * Refuses what is no text in a field that holds one, and texts that no draft can be kept with. Payload takes numbers and lists for
 * texts there, and its hooks and ours read them before any field is validated; of drafts none is. What people fill in is put
 * into its one form; a text that nobody can see is none.
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

/** Spaces at the ends stay: somebody may still be typing. */
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
