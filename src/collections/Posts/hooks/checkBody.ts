import { ValidationError, type FieldHook } from 'payload';
import { problemOfBody } from '@/integrations/workers/texts';

/** Drafts skip validation, but not this: what is unsafe is not stored at all. */
export const checkBody: FieldHook = async ({ value, data, req }) => {
  const message = await problemOfBody(value, data?._status === 'draft');
  if (message) throw new ValidationError({ errors: [{ message, path: 'body' }], req });
  return value;
};
