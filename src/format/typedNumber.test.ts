import { describe, expect, it } from 'vitest';
import { typedNumber } from './typedNumber';

describe('typedNumber', () => {
  it.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    [' 2,25 ', 2.25],
    ['.5', 0.5],
    ['7.', 7],
    ['75000', 75_000],
    ['75,000', 75_000],
    ['1,075,000.50', 1_075_000.5],
    ['$75 000', 75_000],
    ['-3', -3],
    ['52k', 52_000],
    ['$52 K', 52_000],
    ['52.5k', 52_500],
    ['1.005k', 1_005],
    ['1.2m', 1_200_000],
  ])('reads %j', (text, expected) => {
    expect(typedNumber(text)).toBe(expected);
  });

  it.each(['', ' ', '.', 'ten', '1e3', '2,5,1', '1.000,50', '0x10', '--1', 'k', '$m', '5kk', '52km'])(
    'reads no number in %j',
    (text) => {
      expect(typedNumber(text)).toBeNaN();
    },
  );
});
