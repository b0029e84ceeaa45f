import { expect, it } from 'vitest';
import { formatMoment } from '@/format/dates';
import { trailValue } from './trailValue';

it('reads moments by the reader’s clock, and yes and no', () => {
  expect(trailValue('expiresAt', '2026-11-24T12:32:09.951Z')).toBe(formatMoment('2026-11-24T12:32:09.951Z'));
  expect(trailValue('featured', 'false')).toBe('no');
});

it('calls choices what the screens call them', () => {
  expect(['client', 'marketer'].map((role) => trailValue('role', role))).toEqual(['User', 'Marketer']);
  expect(['new', 'answered'].map((state) => trailValue('status', state))).toEqual(['New', 'In talks']);
  expect(trailValue('_status', 'draft')).toBe('Draft');
});

it('leaves what people have written alone', () => {
  for (const words of [
    '',
    'published',
    'client',
    'true or false',
    'since 2026-11-24T12:32:09.951Z',
    'constructor',
  ])
    expect(trailValue('title', words)).toBe(words);
});
