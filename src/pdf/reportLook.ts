import { accentColors } from '@/domain/look/accentColors';

/** The firm's look in reports; null keeps the built-in accent and mark. */
export interface PrintedLook {
  /** #rrggbb */
  accentColor: string | null;
  /** PNG in Base64, because a report's data are plain. */
  logo: string | null;
}

export const inks = {
  text: '#0f1d17',
  soft: '#43524b',
  line: '#d5ddd7',
  accent: '#16674c',
  accentLight: '#a9cdbd',
  onAccent: '#ffffff',
};

/** Returns the inks with the firm's accent. */
export function inksOf(accent: string | null): typeof inks {
  if (!accent) return inks;
  return { ...inks, accent, accentLight: accentColors(accent, 'day')['bar-pale'] };
}

export const textSizePt = 10.5;
export const smallSizePt = 9;
/** Font size of the appendix. */
export const appendixSizePt = 8;
/** The text font has no bold here, so a thin outline around the letters imitates it. */
export const boldOutlinePt = 0.35;

export const margins = { top: 56, bottom: 64, left: 56, right: 56 };
/** Width of a US letter page between its margins. */
export const contentWidthPt = 612 - margins.left - margins.right;
