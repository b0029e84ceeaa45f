import { builtInColors, type ColorName, type ThemeName } from './builtInColors';
import { listingColors, listingContrast, markUses, textUses } from './colorUses';
import { contrastOf, minimumContrast } from './contrast';
import { fromOklch, toOklch, type Oklch } from './oklch';

/** The tokens that an accent color replaces; they keep the names of the built-in greens. */
type AccentToken = Extract<ColorName, `green-${string}` | `bar-${string}`>;
export type AccentColors = Readonly<Record<AccentToken, string>>;

/** A strong accent would make backgrounds glaring. */
const strongestChroma = 1.6;
const lightnessStep = 0.004;

type Direction = 'lighter' | 'darker';

/** The background sections that are dark in both themes, and what is drawn on them. */
const dark: readonly (readonly [AccentToken, Direction])[] = [
  ['green-950', 'darker'],
  ['green-900', 'darker'],
  ['green-850', 'darker'],
  ['green-band', 'darker'],
  ['green-400', 'lighter'],
  ['green-300', 'lighter'],
  ['bar-middle', 'lighter'],
  ['bar-pale', 'lighter'],
];

/** The order in which tokens are derived, each in the direction that raises its contrast with those before it. */
const orders: Readonly<Record<ThemeName, readonly (readonly [AccentToken, Direction])[]>> = {
  day: [
    ['green-700', 'darker'],
    ['green-200', 'lighter'],
    ['green-100', 'lighter'],
    ['green-800', 'darker'],
    ['green-500', 'darker'],
    ...dark,
  ],
  night: [
    ['green-200', 'darker'],
    ['green-100', 'darker'],
    ['green-700', 'lighter'],
    ['green-800', 'lighter'],
    ['green-500', 'lighter'],
    ...dark,
  ],
};

/** Returns the contrast that two colors need with each other; 1 if they don't meet. */
function neededContrast(one: string, other: string): number {
  const meet = (uses: typeof textUses) => uses[one]?.includes(other) || uses[other]?.includes(one);
  const inListing = (color: string, ground: string) =>
    ground === 'green-950' && listingColors.includes(color);
  if (inListing(one, other) || inListing(other, one)) return listingContrast;
  if (meet(textUses)) return minimumContrast.text;
  return meet(markUses) ? minimumContrast.mark : 1;
}

/** Returns the first color from `start` on, lighter or darker, that `passes`. */
export function firstColor(start: Oklch, direction: Direction, passes: (color: string) => boolean): string {
  const step = direction === 'lighter' ? lightnessStep : -lightnessStep;
  for (let { lightness } = start; lightness >= 0 && lightness <= 1; lightness += step) {
    const color = fromOklch({ ...start, lightness });
    if (passes(color)) return color;
  }
  return direction === 'lighter' ? '#ffffff' : '#000000';
}

/**
 * Returns the site's accent tokens for one chosen color (#rrggbb), in place of the built-in greens. By day the accent
 * itself is exactly the chosen color if it can be read (`accentProblem`). All others have its hue and the lightness of
 * the built-in ones, moved in OKLCH as far as the contrast with their backgrounds needs.
 */
export function accentColors(accent: string, theme: ThemeName): AccentColors {
  const builtIn = builtInColors[theme];
  const chosen = toOklch(accent);
  const usual = toOklch(builtInColors.day['green-700']);
  const chromaShare = Math.min(strongestChroma, chosen.chroma / usual.chroma);
  const derived = new Map<AccentToken, string>();
  const waiting = new Set<string>(orders[theme].map(([token]) => token));
  for (const [token, direction] of orders[theme]) {
    waiting.delete(token);
    const own = toOklch(builtIn[token]);
    const start =
      theme === 'day' && token === 'green-700'
        ? chosen
        : { hue: chosen.hue, lightness: clamp(lightnessOf(token)), chroma: own.chroma * chromaShare };
    const known = colorNames.filter((name) => name !== token && !waiting.has(name));
    const passes = (color: string) =>
      known.every(
        (name) =>
          contrastOf(color, derived.get(name as AccentToken) ?? builtIn[name]) >= neededContrast(token, name),
      );
    const isChosen = start === chosen && passes(accent);
    derived.set(token, isChosen ? accent : firstColor(start, direction, passes));
  }
  return Object.fromEntries(derived) as AccentColors;

  /** By day text and bars keep their distance from the chosen color, so that a darker accent stays the darker one. */
  function lightnessOf(token: AccentToken): number {
    const { lightness } = toOklch(builtIn[token]);
    if (theme === 'night' || !['green-800', 'green-500'].includes(token)) return lightness;
    return lightness + chosen.lightness - usual.lightness;
  }
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

const colorNames = Object.keys(builtInColors.day) as ColorName[];
