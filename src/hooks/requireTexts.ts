import { ValidationError, type CollectionBeforeValidateHook } from 'payload';

const kinds = new Set(['text', 'textarea', 'email']);

/**
 * Refuses what is no text in a field that holds one. Payload takes numbers and lists for texts there, and its hooks and ours
 * read them before any field is validated; of drafts none is.
 */
export const requireTexts: CollectionBeforeValidateHook = ({ collection, data = {}, req }) => {
  const errors = collection.flattenedFields
    .filter((field) => kinds.has(field.type) && !('hasMany' in field && field.hasMany))
    .filter(({ name }) => typeof (data[name] ?? '') !== 'string')
    .map(({ name }) => ({ path: name, message: 'Must be text' }));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
};
