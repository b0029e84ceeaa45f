import { expect, it } from 'vitest';
import { formatTable } from './formatTable.mjs';

it('puts names to the left and figures to the right', () => {
  const rows = [
    ['page', 'kB'],
    ['/', '140.2'],
    ['/contact', '7'],
  ];
  expect(formatTable(rows)).toBe(['page         kB', '/         140.2', '/contact      7'].join('\n'));
});
