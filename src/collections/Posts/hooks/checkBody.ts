import { ValidationError, type FieldHook } from 'payload';
import { problemOfBody } from '@/integrations/workers/texts';

/**
 * A hook instead of `validate`: drafts skip validation, and an unsafe body must not be stored at all.
 * @throws ValidationError
 */
export const checkBody: FieldHook = async ({ value, data, req }) => {
  const message = await problemOfBody(value, data?._status === 'draft');
  if (message) throw new ValidationError({ errors: [{ message, path: 'body' }], req });
  return value;
};
