import { expect, it } from 'vitest';
import { goneTag } from '@/domain/caching/goneTag';
import { CacheInvalidation } from '@/edge/pageCache/CacheInvalidation';
import { runInRenderScope } from '@/integrations/pageCache/renderScope';
import { LastKnownResults } from './LastKnownResults';

const expiry = new CacheInvalidation();
const ask = <Result>(handle: () => Result): Result =>
  runInRenderScope(
    { startedAt: expiry.now, hasExpired: (tags, moment) => expiry.hasExpired(tags, moment) },
    handle,
  );

it('holds what was read last, until that isn’t public any more', () => {
  const last = new LastKnownResults<string>();
  ask(() => last.remember('a', 'first'));
  ask(() => last.remember('a', 'second'));
  const find = (key: string, tags: string[]) => ask(() => last.find(key, tags));
  expect([find('a', ['posts']), find('b', ['posts'])]).toEqual(['second', undefined]);
  expiry.expire(['posts']);
  expect(find('a', ['posts'])).toBe('second');
  expiry.expire(['posts', goneTag('posts')]);
  expect([find('a', ['posts']), find('a', ['seo'])]).toEqual([undefined, 'second']);
  ask(() => last.remember('a', 'third'));
  expect(find('a', ['posts'])).toBe('third');
});

it('lets go of what was read longest ago', () => {
  const last = new LastKnownResults<number>();
  for (let number = 0; number <= 200; number += 1) last.remember(String(number), number);
  expect([last.find('0', []), last.find('1', []), last.find('200', [])]).toEqual([undefined, 1, 200]);
});
