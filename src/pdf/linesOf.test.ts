import { describe, expect, it } from 'vitest';
import { linesOf } from './linesOf';

/** Every letter has width 1. */
const lines = (text: string, width: number) =>
  linesOf(text, width, ({ start, end }) => end - start).map(({ start, end }) => text.slice(start, end));

describe('linesOf', () => {
  it('ends lines between words', () => {
    expect(lines('one two three', 7)).toEqual(['one two', 'three']);
  });

  it('ends lines between Thai words, which no space parts', () => {
    expect(lines('เราต้องการดูแลลูกค้า', 14)).toEqual(['เราต้องการดูแล', 'ลูกค้า']);
    expect(lines('เราต้องการดูแลลูกค้า', 12)).toEqual(['เราต้องการ', 'ดูแลลูกค้า']);
  });

  it('leaves signs at the Thai word that they belong to', () => {
    expect(lines('“เรา” (ลูกค้า)', 6)).toEqual(['“เรา”', '(ลูกค้', 'า)']);
  });
});
