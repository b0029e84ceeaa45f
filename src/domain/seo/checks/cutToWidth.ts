import { textWidthPx } from './textWidthPx';

const ellipsis = ' ...';

/** Truncates a text as a result page does: after the last whole word that fits. */
export function cutToWidth(text: string, fontSizePx: number, maxWidthPx: number): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (textWidthPx(whole, fontSizePx) <= maxWidthPx) return whole;
  let kept = '';
  for (const word of whole.split(' ')) {
    const longer = kept ? `${kept} ${word}` : word;
    if (textWidthPx(longer + ellipsis, fontSizePx) > maxWidthPx) break;
    kept = longer;
  }
  return (kept || cutWord(whole, fontSizePx, maxWidthPx)) + ellipsis;
}

function cutWord(word: string, fontSizePx: number, maxWidthPx: number): string {
  let kept = '';
  for (const character of word) {
    if (textWidthPx(kept + character + ellipsis, fontSizePx) > maxWidthPx) break;
    kept += character;
  }
  return kept;
}
