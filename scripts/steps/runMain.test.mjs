import { expect, it } from 'vitest';
import { isSupportedNode } from './runMain.mjs';

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.12.0', true],
  ['20.18.3', false],
  ['18.20.8', false],
])('Node %s: %s', (version, isSupported) => {
  expect(isSupportedNode(version)).toBe(isSupported);
});
