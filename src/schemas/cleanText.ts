import { z } from 'zod';

/** Line breaks and tabs belong into texts; other control characters, NUL above all, don't. */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

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
    const storable = value.toWellFormed().replace(controlCharacters, '');
    return isUnfinished ? storable : storable.trim();
  });
  return text.pipe(
    z
      .string()
      .min(required ? 1 : 0, required ?? '')
      .max(max, tooLong ?? `Must be at most ${max} characters`),
  );
}
