import { snippetLimits, type SnippetPart } from './snippetLimits';
import { textWidthPx } from './textWidthPx';

export interface SnippetMeasure {
  /** Rounded to whole pixels. */
  widthPx: number;
  maxWidthPx: number;
  verdict: 'empty' | 'short' | 'fits' | 'long';
}

/** Measures how much of a search result's line a title (with its suffix) or a description takes. */
export function measureSnippet(part: SnippetPart, text: string): SnippetMeasure {
  const { fontSizePx, maxWidthPx, shortWidthPx } = snippetLimits[part];
  const widthPx = Math.round(textWidthPx(text, fontSizePx));
  return { widthPx, maxWidthPx, verdict: verdictOf(widthPx, shortWidthPx, maxWidthPx) };
}

function verdictOf(widthPx: number, shortWidthPx: number, maxWidthPx: number): SnippetMeasure['verdict'] {
  if (widthPx === 0) return 'empty';
  if (widthPx > maxWidthPx) return 'long';
  return widthPx < shortWidthPx ? 'short' : 'fits';
}
