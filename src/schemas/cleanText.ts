import { z } from 'zod';
import { isVisible, normalizeLine, normalizeText } from '@/domain/text/normalizeText';

interface CleanTextOptions {
  max: number;
  /** What is said when nothing is left after trimming; leave out for optional texts. */
  required?: string;
  /** What is said when it is too long. */
  tooLong?: string;
  /** A name, or anything else on one line. */
  isLine?: boolean;
  /** Leaves spaces at the ends: the text is still being typed. */
  isUnfinished?: boolean;
}

/** Text from a person in its one form, trimmed, at most `max` UTF-16 units. Text that nobody can see is none. */
export function cleanText({
  max,
  required,
  tooLong,
  isLine = false,
  isUnfinished = false,
}: CleanTextOptions) {
  const text = z.string(required ?? 'Must be text').transform((value) => {
    const normalized = isLine ? normalizeLine(value) : normalizeText(value);
    if (isUnfinished) return normalized;
    return isVisible(normalized) ? normalized.trim() : '';
  });
  return text.pipe(
    z
      .string()
      .min(required ? 1 : 0, required ?? '')
      .max(max, tooLong ?? `Must be at most ${max} characters`),
  );
}
