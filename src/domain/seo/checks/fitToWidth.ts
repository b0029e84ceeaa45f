import { snippetLimits, type SnippetPart } from './snippetLimits';
import { textWidthPx } from './textWidthPx';

const loosePunctuation = /[\s,;:|\u2013\u2014\u00b7-]+$/;

/**
 * A title or description that fits into a search result: as it is when it does, else without the words at its end that
 * results would cut off.
 * @param suffix what the page puts behind the text, such as the firm's name
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
