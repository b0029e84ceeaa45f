import { describe, expect, it } from 'vitest';
import { lastPageOf, pageCountOf } from './pageCounts';

const items = (count: number): unknown[] => Array.from({ length: count });
const many = { total: 1_000, isLeast: true };
const few = { total: 41, isLeast: false };

describe('pageCountOf', () => {
  it.each([
    { name: 'all of a counted list', list: { ...few, items: items(20) }, page: 1, count: 3 },
    { name: 'all that are known', list: { ...many, items: items(20) }, page: 1, count: 50 },
    { name: 'one more behind a full one', list: { ...many, items: items(20) }, page: 50, count: 51 },
    { name: 'none behind one with room', list: { ...many, items: items(7) }, page: 60, count: 60 },
  ])('counts $name', ({ list, page, count }) => {
    expect(pageCountOf(list, { page, perPage: 20 })).toBe(count);
  });
});

describe('lastPageOf', () => {
  it.each([
    { name: 'the last of a counted list', list: few, page: 9, cameFrom: null, last: 3 },
    {
      name: 'the first of an empty one',
      list: { total: 0, isLeast: false },
      page: 2,
      cameFrom: null,
      last: 1,
    },
    { name: 'the one before, behind what is counted', list: many, page: 61, cameFrom: null, last: 60 },
    {
      name: 'the one before, for who went on from there',
      list: many,
      page: 61,
      cameFrom: 60,
      last: 60,
    },
    {
      name: 'what is known, when the one before has nothing either',
      list: many,
      page: 4_999,
      cameFrom: 5_000,
      last: 50,
    },
  ])('leads to $name', ({ list, page, cameFrom, last }) => {
    expect(lastPageOf(list, { page, perPage: 20, cameFrom })).toBe(last);
  });
});
