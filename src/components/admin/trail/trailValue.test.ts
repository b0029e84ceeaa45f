import { expect, it } from 'vitest';
import { formatMoment } from '@/format/dates';
import { trailValue } from './trailValue';

it('reads moments by the reader’s clock, and yes and no', () => {
  expect(trailValue('2026-11-24T12:32:09.951Z')).toBe(formatMoment('2026-11-24T12:32:09.951Z'));
  expect(trailValue('false')).toBe('no');
});

it('leaves what people have written alone', () => {
  for (const words of ['', 'published', 'true or false', 'since 2026-11-24T12:32:09.951Z', 'constructor'])
    expect(trailValue(words)).toBe(words);
});
