import { expect, it } from 'vitest';
import { isNestedDeeper } from './isNestedDeeper';

it.each([
  ['"text"', 0],
  ['[]', 1],
  ['{"a": [1]}', 2],
  ['[{"a": [{}]}, [[]]]', 4],
  ['[[], [], []]', 2],
  [String.raw`["[[[", "\"[[", "\\", []]`, 2],
  [String.raw`["\\\"[[", "[[`, 1],
])('%s is %i deep', (json, depth) => {
  expect(isNestedDeeper(json, depth)).toBe(false);
  if (depth > 0) expect(isNestedDeeper(json, depth - 1)).toBe(true);
});

it.each(['[[[', '{"a":[{'])('notices the flood %s before it ends', (flood) => {
  expect(isNestedDeeper(flood, 2)).toBe(true);
});

it('skips a string of millions of characters, such as a picture', () => {
  expect(isNestedDeeper(`{"picture":"${'A'.repeat(40_000_000)}","a":[[]]}`, 3)).toBe(false);
  expect(isNestedDeeper(`{"picture":"${'A'.repeat(40_000_000)}","a":[[]]}`, 2)).toBe(true);
});
