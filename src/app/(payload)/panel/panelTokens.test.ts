import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Custom properties of the first `:root` of a stylesheet. */
const tokensOf = (file: string) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const root = text.slice(text.indexOf(':root {'), text.indexOf('\n}'));
  return new Map(Array.from(root.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name = '', value]) => [name, value]));
};

it('gives the panel the colors, sizes and spaces of the site', () => {
  const site = tokensOf('../../(frontend)/tokens.css');
  const shared = [...tokensOf('panel.css')].filter(([name]) => site.has(name) && !name.startsWith('--font-'));
  expect(shared.length).toBeGreaterThan(30);
  expect(shared.filter(([name, value]) => site.get(name) !== value)).toEqual([]);
});
