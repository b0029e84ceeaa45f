import { expect, test } from 'vitest';
import { formatChange, formatShare, formatUsdThousands } from './numbers';

test('shares and changes in percent', () => {
  expect([formatShare(3, 7), formatShare(0, 0)]).toEqual(['43%', '0%']);
  expect([formatChange(12, 10), formatChange(5, 10), formatChange(3, 3)]).toEqual(['+20%', '-50%', '0%']);
  expect(formatChange(3, 0)).toBe('');
});

test('dollars as a whole', () => {
  expect([499, 500, 141_018, 1_214_747].map(formatUsdThousands)).toEqual([
    '$0',
    '$1,000',
    '$141,000',
    '$1,215,000',
  ]);
});
