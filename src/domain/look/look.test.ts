import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentColors, type AccentColors } from './accentColors';
import { accentProblem, isColor, lowestContrast, normalizeColor } from './accentProblem';
import { builtInColors, type ThemeName } from './builtInColors';
import { listingColors, listingContrast, markUses, textUses } from './colorUses';
import { contrastOf, minimumContrast } from './contrast';
import { fromOklch, toOklch } from './oklch';

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** Every pair of the site's colors that an accent changes, with less contrast than it needs. */
function faintPairs(colors: AccentColors, theme: ThemeName): string[] {
  const all: Record<string, string> = { ...builtInColors[theme], ...colors };
  const faint = (uses: Readonly<Record<string, readonly string[]>>, needed: number) =>
    Object.entries(uses).flatMap(([name, grounds]) =>
      grounds.flatMap((ground) => {
        const [color, below] = [all[name], all[ground]];
        if (!color || !below || !(name in colors || ground in colors)) return [];
        return contrastOf(color, below) < needed ? [`${name} on ${ground}`] : [];
      }),
    );
  return [
    ...faint(textUses, minimumContrast.text),
    ...faint(markUses, minimumContrast.mark),
    ...faint(Object.fromEntries(listingColors.map((name) => [name, ['green-950']])), listingContrast),
  ];
}

describe('contrastOf', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // Known from https://webaim.org/resources/contrastchecker/
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe('OKLCH', () => {
  it('brings every color back', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(fromOklch(toOklch(color))).toBe(color);
      }),
    );
  });

  it('lowers the chroma of a color that sRGB doesn’t have', () => {
    const color = fromOklch({ lightness: 0.9, chroma: 0.4, hue: 4.6 });
    expect(toOklch(color).lightness).toBeCloseTo(0.9, 1);
    expect(toOklch(color).chroma).toBeLessThan(0.1);
  });
});

describe('accentProblem', () => {
  it('has nothing against the built-in accent', () => {
    expect(accentProblem(builtInColors.day['green-700'])).toBeNull();
  });

  it('offers a darker color of the same hue for a pale one', () => {
    const problem = accentProblem('#ffd400');
    expect(problem?.contrast).toBeLessThan(1.5);
    expect(toOklch(problem?.instead ?? '').hue).toBeCloseTo(toOklch('#ffd400').hue, 0);
  });

  it('only offers colors that pass', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const problem = accentProblem(color);
        if (problem) expect(accentProblem(problem.instead)).toBeNull();
        else expect(lowestContrast(color)).toBeGreaterThanOrEqual(minimumContrast.text);
      }),
    );
  });
});

describe('accentColors', () => {
  it('are the chosen color by day', () => {
    expect(accentColors('#1a3c8b', 'day')['green-700']).toBe('#1a3c8b');
  });

  it('are near the built-in ones for the built-in accent', () => {
    for (const theme of ['day', 'night'] as const) {
      const colors = accentColors(builtInColors.day['green-700'], theme);
      for (const [name, color] of Object.entries(colors)) {
        const usual = toOklch(builtInColors[theme][name as keyof AccentColors]);
        expect(toOklch(color).lightness).toBeCloseTo(usual.lightness, 1);
      }
    }
  });

  it.each(['day', 'night'] as const)(
    'can be read on their backgrounds by %s, whatever was chosen',
    (theme) => {
      fc.assert(
        fc.property(anyColor, (color) => {
          expect(faintPairs(accentColors(color, theme), theme)).toEqual([]);
        }),
      );
    },
  );
});

it.each([
  [' 1A5C4D ', '#1a5c4d', true],
  ['#ABCDEF', '#abcdef', true],
  ['green', 'green', false],
  ['#fff', '#fff', false],
])('reads a typed color: %j', (typed, stored, isOne) => {
  expect(normalizeColor(typed)).toBe(stored);
  expect(isColor(stored)).toBe(isOne);
});
