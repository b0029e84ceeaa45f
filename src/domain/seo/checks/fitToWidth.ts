import { snippetLimits, type SnippetPart } from './snippetLimits';
import { textWidthPx } from './textWidthPx';

const loosePunctuation = /[\s,;:|\u2013\u2014\u00b7-]+$/;

/**
 * Shortens a title or description to the width of a search result by dropping words at its end.
 * @param suffix text that the page appends, such as the firm's name
 */
export function fitToWidth(part: SnippetPart, text: string, suffix = ''): string {
  const { fontSizePx, maxWidthPx } = snippetLimits[part];
  const whole = text.trim().replace(/\s+/g, ' ');
  const fits = (words: string) => Math.round(textWidthPx(words + suffix, fontSizePx)) <= maxWidthPx;
  if (fits(whole)) return whole;
  const words = whole.split(' ');
  while (words.length > 1 && !fits(words.join(' '))) words.pop();
  return words.join(' ').replace(loosePunctuation, '');
}
