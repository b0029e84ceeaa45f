import { expect, it } from 'vitest';
import { isCurrent, stampOf } from './buildIfStale.mjs';

const [minified, plain] = [stampOf('a1', true), stampOf('a1', false)];

it('serves any build of these sources, unless a setting asks for the other', () => {
  expect([isCurrent(minified, 'a1', undefined), isCurrent(plain, 'a1', undefined)]).toEqual([true, true]);
  expect([isCurrent(minified, 'a1', true), isCurrent(plain, 'a1', true)]).toEqual([true, false]);
  expect([isCurrent(minified, 'a1', false), isCurrent(plain, 'a1', false)]).toEqual([false, true]);
});

it('serves no build of other sources', () => {
  expect([isCurrent(minified, 'b2', undefined), isCurrent(plain, 'b2', undefined)]).toEqual([false, false]);
});
