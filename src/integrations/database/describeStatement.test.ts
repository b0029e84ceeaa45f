import { expect, it } from 'vitest';
import { describeStatement } from './describeStatement';

it.each([
  [
    'select "id" from "users" where "email" = $1',
    'select users',
    'select "id" from "users" where "email" = $1',
  ],
  [
    "insert into public.posts (title)\n  values ('It''s Kim''s')",
    'insert posts',
    'insert into public.posts (title) values (?)',
  ],
  ['update "t2" set a1 = 17.5, b = $12 limit 3', 'update t2', 'update "t2" set a1 = ?, b = $12 limit ?'],
  ['begin; set local lock_timeout = 3000', 'begin', 'begin; set local lock_timeout = ?'],
  ["select 'unfinished", 'select', 'select ?'],
])('%j is told as %j', (statement, name, text) => {
  expect(describeStatement(statement)).toEqual({ name, text });
});

it('is as long as it may be, at most', () => {
  const { text } = describeStatement(`select '${'x'.repeat(5_000)}', ${'column, '.repeat(1_000)}`);
  expect(text).not.toContain('xxx');
  expect(text.length).toBeLessThanOrEqual(600);
});
