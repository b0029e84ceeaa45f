import { ValidationError, type FieldHook } from 'payload';
import { markdownCharacters } from '@/domain/blog/markdownCharacters';
import { convertText } from '@/integrations/workers/texts';

/** Drafts skip validation, but not this: what is unsafe is not stored at all. */
export const checkBody: FieldHook = async ({ value, data, req }) => {
  const message = await convertText({
    task: 'problemOfBody',
    input: { body: value, isDraft: data?._status === 'draft' },
    characters: markdownCharacters(value),
  });
  if (message) throw new ValidationError({ errors: [{ message, path: 'body' }], req });
  return value;
};
