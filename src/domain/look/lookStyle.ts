import { accentColors } from './accentColors';
import type { ThemeName } from './builtInColors';

/**
 * Returns the stylesheet that puts an accent color (#rrggbb) in the place of the built-in greens. Its selector has more
 * specificity than `:root` in `tokens.css` and `night.css`, whatever the order of the stylesheets.
 * @param options.hasNight whether the page has dark colors for dark screens
 */
export function lookStyle(accent: string, { hasNight }: { hasNight: boolean }): string {
  const tokens = (theme: ThemeName) =>
    Object.entries(accentColors(accent, theme))
      .map(([name, color]) => `--${name}:${color}`)
      .join(';');
  const day = `html:root{${tokens('day')}}`;
  return hasNight
    ? `${day}@media screen and (prefers-color-scheme:dark){html:root{${tokens('night')}}}`
    : day;
}
