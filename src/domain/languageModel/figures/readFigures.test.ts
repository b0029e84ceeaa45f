import { describe, expect, it } from 'vitest';
import { isOneOf } from './Figure';
import { readFigures } from './readFigures';

const read = (text: string) =>
  readFigures(text).map(({ value, unit, period }) => [value, unit, ...(period ? [period] : [])]);

describe('readFigures', () => {
  it.each([
    ['saves $34,545 a year', [[34_545, 'usd', 'year']]],
    ['saves 34,545 dollars per month', [[34_545, 'usd', 'month']]],
    ['US$ 34,545.50', [[34_545.5, 'usd']]],
    ['USD9000000', [[9_000_000, 'usd']]],
    [
      '$34.5k or $1.2M',
      [
        [34_500, 'usd'],
        [1_200_000, 'usd'],
      ],
    ],
    ['$9-million', [[9_000_000, 'usd']]],
    [
      '€500 and 20 euros',
      [
        [500, 'foreign'],
        [20, 'foreign'],
      ],
    ],
    ['1,026 hours', [[1_026, 'hours']]],
    ['14 staff hours weekly', [[14, 'hours', 'week']]],
    ['2,080 hours a person', [[2_080, 'hours', 'person']]],
    [
      '38 to 52%',
      [
        [38, 'percent'],
        [52, 'percent'],
      ],
    ],
    ['45 percent', [[45, 'percent']]],
    [
      '3x as fast, 10 times over',
      [
        [3, 'times'],
        [10, 'times'],
      ],
    ],
    [
      'phases 1 and 2',
      [
        [1, 'phase'],
        [2, 'phase'],
      ],
    ],
    ['phase two', [[2, 'phase']]],
    ['nine million dollars', [[9_000_000, 'usd']]],
    ['nine million', [[9_000_000, 'other']]],
    [
      'nine mil, or $9 mil',
      [
        [9_000_000, 'other'],
        [9_000_000, 'usd'],
      ],
    ],
    ['twenty-five percent', [[25, 'percent']]],
    ['two hundred and ten hours', [[210, 'hours']]],
    ['a thousand hours', [[1_000, 'hours']]],
    ['takes two weeks', [[2, 'weeks']]],
    ['8 inside sales people', [[8, 'other']]],
    ['a team of eight people', [[8, 'people']]],
  ])('reads %j', (text, figures) => {
    expect(read(text)).toEqual(figures);
  });

  it.each([
    'the first of two steps',
    'one person approves, two people check',
    'the 1st and 22nd of the month',
    'Microsoft 365, ISO 9001 and SOC 2, around the clock (24/7)',
    'double-check it, avoid double entry and remove doubles',
    'none of it, often or someone',
    'a quarterly report each quarter',
    'a third-party tool unfolds its portfolio',
  ])('finds no amount in %j', (text) => {
    expect(readFigures(text)).toEqual([]);
  });

  it.each([
    'hundreds of hours',
    'half the time',
    'cut in half',
    'two-thirds of it',
    'a quarter of the day',
    'twice as fast',
    'doubles output',
    'a tenfold gain',
    'seven-figure savings',
    'nueve millones',
    'worth $9e6',
    'worth x9000000',
    'worth 9.000.000 dollars',
    'worth 1,00 dollars',
  ])('reads what no engine states in %j', (text) => {
    expect(readFigures(text).some(({ value }) => Number.isNaN(value))).toBe(true);
  });
});

describe('isOneOf', () => {
  const given = readFigures(
    '$34,545 a year, 1,026 hours a year, 45%, phase 2, 14 hours a week, 8 people, half a day',
  );
  it.each([
    '$34,545',
    '$34,545 per year',
    '34,545 dollars',
    '1,026 hours',
    '45 percent',
    'phase 2',
    'the 8',
    'Half a day',
  ])('takes %j', (text) => {
    expect(readFigures(text).map((figure) => isOneOf(figure, given))).toEqual([true]);
  });
  it.each([
    '$34,546',
    '$34.5k',
    '$34,545 a month',
    '1,026 hours a week',
    '34,545 hours',
    '45 hours',
    '$45',
    '45',
    '2%',
    '2 days',
    'phase 3',
    '8x',
    'half the time',
    '1,026 days',
  ])('refuses %j', (text) => {
    expect(readFigures(text).map((figure) => isOneOf(figure, given))).toContain(false);
  });
});
