import { expect, it } from 'vitest';
import { readDay } from './DayFields';

it.each([
  ['', ''],
  ['2026-03-01', '2026-03-01'],
  ['0002-03-01', null],
  ['0202-03-01', null],
  ['20261-03-01', null],
])('reads %j as %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});
