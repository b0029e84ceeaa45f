import { describe, expect, it } from 'vitest';
import { readPageNumber } from './readPageNumber';

describe('readPageNumber', () => {
  it.each([
    ['2', 2],
    ['10', 10],
    ['123456', 123456],
  ])('reads %s', (segment, page) => expect(readPageNumber(segment)).toBe(page));

  it.each(['', '0', '1', '02', '-2', '2.0', '1e3', '2x', 'two', '1234567'])('refuses %j', (segment) =>
    expect(readPageNumber(segment)).toBeNull(),
  );
});
