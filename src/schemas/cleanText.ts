import { z } from 'zod';
import { withoutControlCharacters } from '@/domain/text/withoutControlCharacters';

interface CleanTextOptions {
  max: number;
  /** What is said when nothing is left after trimming; leave out for optional texts. */
  required?: string;
  /** What is said when it is too long. */
  tooLong?: string;
  /** Leaves spaces at the ends: the text is still being typed. */
  isUnfinished?: boolean;
}

/** Text from a person: well-formed Unicode without control characters, trimmed, at most `max` UTF-16 units. */
export function cleanText({ max, required, tooLong, isUnfinished = false }: CleanTextOptions) {
  const text = z.string(required ?? 'Must be text').transform((value) => {
    const storable = withoutControlCharacters(value.toWellFormed());
    return isUnfinished ? storable : storable.trim();
  });
  return text.pipe(
    z
      .string()
      .min(required ? 1 : 0, required ?? '')
      .max(max, tooLong ?? `Must be at most ${max} characters`),
  );
}
