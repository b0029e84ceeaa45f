import { z } from 'zod';
import { isVisible, normalizeLine, normalizeText } from '@/domain/text/normalizeText';

interface CleanTextOptions {
  max: number;
  /** Message if nothing is left after trimming; omit it for optional text. */
  required?: string;
  /** Message if the text is too long. */
  tooLong?: string;
  /** For single-line text such as a name. */
  isLine?: boolean;
  /** Keeps leading and trailing spaces, because the user is still typing. */
  isUnfinished?: boolean;
}

/**
 * Returns a schema for user input: normalized, trimmed, at most `max` UTF-16 code units. Text of invisible characters
 * only counts as empty.
 */
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
