import { expect, it } from 'vitest';
import type { Block } from '@/domain/blog/Body';
import { keptReadings } from './keptReadings';

it('gives back what was read of a body, and of no other one', () => {
  const body = { root: { children: [{ source: 'words' }] } };
  const blocks: Block[] = [{ kind: 'rule' }];
  keptReadings.keep(body, blocks);
  expect(keptReadings.get(structuredClone(body))).toBe(blocks);
  expect(keptReadings.get({ root: { children: [{ source: 'other words' }] } })).toBeUndefined();
});
