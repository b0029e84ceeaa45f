import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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

/** Relative luminance as WCAG 2.2 defines it, of #rrggbb. */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** What is read on which grounds. */
const texts: Record<string, readonly string[]> = {
  ink: ['paper', 'paper-2', 'card', 'green-100', 'green-200', 'amber-100'],
  'ink-2': ['paper', 'paper-2', 'card', 'green-100'],
  'ink-3': ['paper', 'paper-2', 'card'],
  'green-800': ['paper', 'paper-2', 'card', 'green-100'],
  'green-700': ['paper', 'paper-2', 'card', 'green-100', 'green-200'],
  card: ['green-700', 'green-800', 'ink', 'ink-2', 'ink-3'],
  'amber-700': ['card', 'paper-2', 'amber-100'],
  'red-700': ['paper', 'paper-2', 'card', 'red-100'],
  'on-pink': ['pink-600', 'pink-700'],
  'on-dark': ['green-950', 'green-900', 'green-850', 'green-band'],
  'on-dark-2': ['green-950', 'green-900', 'green-band'],
  'green-300': ['green-950', 'green-850'],
  'green-400': ['green-950'],
  'green-950': ['green-400'],
  'search-link': ['card'],
};

/** Borders of controls, focus rings, bars and marks that say something by themselves. */
const marks: Record<string, readonly string[]> = {
  'line-strong': ['paper', 'paper-2', 'card'],
  'green-700': ['paper', 'paper-2', 'card', 'green-200'],
  'green-500': ['paper', 'card'],
  'pink-600': ['card'],
  'on-dark-2': ['green-950'],
};

const pairsOf = (uses: Record<string, readonly string[]>) =>
  Object.entries(uses).flatMap(([color, grounds]) => grounds.map((ground) => [color, ground] as const));

describe.each([
  ['day', day],
  ['night', night],
])('the colors by %s', (_, colors) => {
  const between = (color: string, ground: string) =>
    contrastOf(colors.get(color) ?? '', colors.get(ground) ?? '');

  it.each(pairsOf(texts))('let %s be read on %s', (color, ground) => {
    expect(between(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(marks))('let %s be seen on %s', (color, ground) => {
    expect(between(color, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each([...colors.keys()].filter((name) => name.startsWith('code-')).concat('on-dark-2'))(
    'let %s be read easily on the ground of listings',
    (color) => {
      expect(between(color, 'green-950')).toBeGreaterThanOrEqual(7);
    },
  );
});

it('has no color by night that the day doesn’t know', () => {
  expect([...night.keys()].filter((name) => !day.has(name))).toEqual([]);
});

it('gives browsers the color of the paper', () => {
  expect(read('layout.tsx').match(/#[\da-f]{6}/g)).toEqual([day.get('paper'), night.get('paper')]);
});
