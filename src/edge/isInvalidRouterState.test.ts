import { describe, expect, it } from 'vitest';
import { isInvalidRouterState } from './isInvalidRouterState';

const header = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

describe('isInvalidRouterState', () => {
  it.each([
    undefined,
    header(['', {}]),
    header(['', { children: ['blog', { children: [['slug', 'a', 'd', null], {}] }] }, null, 'refetch']),
  ])('finds none in %s', (value) => expect(isInvalidRouterState(value)).toBe(false));

  it.each([
    '',
    'x',
    '%E0%A4%A',
    header(null),
    header('a'),
    header({}),
    header(['a']),
    header([1, {}]),
    header(['a', { children: 1 }]),
    header(['a', []]),
    header(['a', { b: ['c', {}] }]).padEnd(40_001, ' '),
  ])('finds one in %s', (value) => expect(isInvalidRouterState(value)).toBe(true));
});
