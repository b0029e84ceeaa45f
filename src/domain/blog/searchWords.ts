import { foldText } from '@/domain/text/foldText';

/**
 * Splits a text into words for the search index and for search questions alike: lowercase, without accents, split at
 * everything that is neither a letter nor a digit.
 */
export function searchWords(text: string): string[] {
  return foldText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
