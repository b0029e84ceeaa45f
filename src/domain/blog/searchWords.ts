import { foldText } from '@/domain/text/foldText';

/**
 * The words of a text as the search keeps and looks for them: lowercase, without accents, cut at everything that is
 * neither a letter nor a digit, so that what is typed and what is found are cut alike.
 */
export function searchWords(text: string): string[] {
  return foldText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
