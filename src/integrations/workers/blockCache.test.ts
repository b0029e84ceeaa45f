import { expect, it } from 'vitest';
import type { Block } from '@/domain/blog/Body';
import { blockCache } from './blockCache';

it('gives back what was read of a body, and of no other one', () => {
  const body = { root: { children: [{ source: 'words' }] } };
  const blocks: Block[] = [{ kind: 'rule' }];
  blockCache.keep(body, blocks);
  expect(blockCache.get(structuredClone(body))).toBe(blocks);
  expect(blockCache.get({ root: { children: [{ source: 'other words' }] } })).toBeUndefined();
});
