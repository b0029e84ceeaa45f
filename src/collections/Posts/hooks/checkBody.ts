import { ValidationError, type FieldHook } from 'payload';
import { bodyProblem } from '@/domain/blog/bodyProblem';

/** Drafts skip validation, but not this: what is unsafe is not stored at all. */
export const checkBody: FieldHook = ({ value, data, req }) => {
  const message = bodyProblem(value, { isDraft: data?._status === 'draft' });
  if (message) throw new ValidationError({ errors: [{ message, path: 'body' }], req });
  return value;
};
