import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtInColors } from '@/domain/look/builtInColors';
import { listingColors, listingContrast, markUses, textUses } from '@/domain/look/colorUses';
import { contrastOf, minimumContrast } from '@/domain/look/contrast';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Colors by name. */
const colorsOf = (file: string): Map<string, string> =>
  new Map(
    Array.from(read(file).matchAll(/--([\w-]+): (#[\da-f]{6});/g), ([, name = '', color = '']) => [
      name,
      color,
    ]),
  );

const day = colorsOf('tokens.css');
const night = new Map([...day, ...colorsOf('night.css')]);

const pairsOf = (uses: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(uses).flatMap(([color, grounds]) => grounds.map((ground) => [color, ground] as const));

describe.each([
  ['day', day],
  ['night', night],
])('the colors by %s', (_, colors) => {
  const between = (color: string, ground: string) =>
    contrastOf(colors.get(color) ?? '', colors.get(ground) ?? '');

  it.each(pairsOf(textUses))('let %s be read on %s', (color, ground) => {
    expect(between(color, ground)).toBeGreaterThanOrEqual(minimumContrast.text);
  });

  it.each(pairsOf(markUses))('let %s be seen on %s', (color, ground) => {
    expect(between(color, ground)).toBeGreaterThanOrEqual(minimumContrast.mark);
  });

  it.each(listingColors)('let %s be read easily on the ground of listings', (color) => {
    expect(between(color, 'green-950')).toBeGreaterThanOrEqual(listingContrast);
  });
});

it('has no color by night that the day doesn’t know', () => {
  expect([...night.keys()].filter((name) => !day.has(name))).toEqual([]);
});

it('gives browsers the color of the paper', () => {
  expect(read('layout.tsx').match(/#[\da-f]{6}/g)).toEqual([day.get('paper'), night.get('paper')]);
});

it('has every color of code among those of listings', () => {
  const ofCode = [...day.keys()].filter((name) => name.startsWith('code-'));
  expect(listingColors).toEqual([...ofCode, 'on-dark-2']);
});

it.each([
  ['day', day],
  ['night', night],
] as const)('are those that an accent is derived from by %s', (theme, colors) => {
  const builtIn = builtInColors[theme];
  expect(Object.fromEntries(Object.keys(builtIn).map((name) => [name, colors.get(name)]))).toEqual(builtIn);
});
