import { expect, test } from 'vitest';
import { originAt } from './listenAddresses.mjs';

test.each([
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://0.0.0.0:3000'],
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://[::]:3000'],
])('requests of our own find %s', (address, origin) => {
  expect(originAt(address, 3000)).toBe(origin);
  expect(new URL(origin).origin).toBe(origin);
});
