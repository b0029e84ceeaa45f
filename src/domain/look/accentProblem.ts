import { builtInColors } from './builtInColors';
import { contrastOf, minimumContrast } from './contrast';
import { firstColor } from './accentColors';
import { toOklch } from './oklch';

/** Whether a text is a color as it is stored: # and six hexadecimal digits in small letters. */
export const isColor = (text: string): boolean => /^#[\da-f]{6}$/.test(text);

/** Returns a typed color as it is stored: "1A5C4D " becomes "#1a5c4d". Other texts stay as they are, trimmed. */
export function normalizeColor(typed: string): string {
  const text = typed.trim().toLowerCase();
  return /^[\da-f]{6}$/.test(text) ? `#${text}` : text;
}

/** Backgrounds of accent text and links; white is also the text on buttons in the accent color. */
const grounds = ['card', 'paper', 'paper-2'] as const;

/** Returns the lowest contrast of a color (#rrggbb) with the light backgrounds on which it is read. */
export const lowestContrast = (color: string): number =>
  Math.min(...grounds.map((ground) => contrastOf(color, builtInColors.day[ground])));

/**
 * Returns why a color can't be the accent: its contrast as text, and the nearest darker color with enough of it. Null
 * if it can be read.
 */
export function accentProblem(color: string): { contrast: number; instead: string } | null {
  const contrast = lowestContrast(color);
  if (contrast >= minimumContrast.text) return null;
  const instead = firstColor(
    toOklch(color),
    'darker',
    (darker) => lowestContrast(darker) >= minimumContrast.text,
  );
  return { contrast, instead };
}
