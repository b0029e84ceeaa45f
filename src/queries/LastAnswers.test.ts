import { expect, it } from 'vitest';
import { goneTag } from '@/domain/caching/goneTag';
import { Expiry } from '@/edge/answers/Expiry';
import { withOrigin } from '@/integrations/answers/answerOrigin';
import { LastAnswers } from './LastAnswers';

const expiry = new Expiry();
const ask = <Result>(handle: () => Result): Result =>
  withOrigin(
    { startedAt: expiry.now, hasExpired: (tags, moment) => expiry.hasExpired(tags, moment) },
    handle,
  );

it('holds what was read last, until that isn’t public any more', () => {
  const last = new LastAnswers<string>();
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
  const last = new LastAnswers<number>();
  for (let number = 0; number <= 200; number += 1) last.remember(String(number), number);
  expect([last.find('0', []), last.find('1', []), last.find('200', [])]).toEqual([undefined, 1, 200]);
});
