import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blogLimits } from './blogLimits';
import { slugFromName } from './slugFromName';

it.each([
  ['AI for law firms', 'ai-for-law-firms'],
  ['Café — Straße', 'cafe-strasse'],
  ['C', 'c'],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
  ['C++17', 'c-plus-plus-17'],
  ['#AI', 'ai'],
  ['net', 'net'],
  ['.NET', 'dot-net'],
  ['ASP.NET', 'asp-net'],
  ['GPT-3.5', 'gpt-3-5'],
  ['R&D', 'r-and-d'],
  ['100 %', '100-percent'],
  ['AI/ML', 'ai-ml'],
  ['Costs!', 'costs'],
  ["Owner's guide", 'owners-guide'],
  ['a: b', 'a-b'],
  ['- c', 'c'],
  ['!?', ''],
  ['', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugFromName(name)).toBe(slug);
});

it.each([
  ['ИИ', /^tag-[a-z0-9]+$/],
  ['AI для бизнеса', /^ai-[a-z0-9]+$/],
  ['🚀', /^tag-[a-z0-9]+$/],
  ['x < y', /^x-y-[a-z0-9]+$/],
])('%j, which Latin letters can’t say, has an address of its own: %s', (name, slug) => {
  expect(slugFromName(name)).toMatch(slug);
  expect(slugFromName(`  ${name.toUpperCase()} `)).toBe(slugFromName(name));
});

it('gives different words different addresses', () => {
  const words = [
    'C',
    'C#',
    'C++',
    'C+',
    'F#',
    'net',
    '.NET',
    '25',
    '2.5',
    'US',
    'U.S.',
    'ИИ',
    'ИЛ',
    '人',
    '入',
    'की',
    'का',
  ];
  expect(new Set(words.map(slugFromName)).size).toBe(words.length);
});

it('is an address of the site, whatever it is made of, and short enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: blogLimits.categoryNameMaxLength }), (name) => {
      const slug = slugFromName(name);
      expect(slug).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(blogLimits.slugMaxLength);
    }),
  );
  expect(slugFromName('+'.repeat(60))).not.toBe(slugFromName('+'.repeat(59)));
});
