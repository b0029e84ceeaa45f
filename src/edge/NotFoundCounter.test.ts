import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { NotFoundCounter } from './NotFoundCounter';

const navigation = (url: string) =>
  ({ method: 'GET', url, headers: { accept: 'text/html' } }) as unknown as IncomingMessage;

it('adds the counts of a batch that could not be written to the next one', async () => {
  const batches: [string, number][][] = [];
  let isDown = true;
  const counter = new NotFoundCounter((counts) => {
    if (isDown) return Promise.reject(new Error('timeout'));
    batches.push([...counts]);
    return Promise.resolve();
  });
  counter.count(navigation('/old'));
  await counter.flush();
  isDown = false;
  counter.count(navigation('/old'));
  counter.count(navigation('/other'));
  await counter.flush();
  await counter.flush();
  expect(batches).toEqual([
    [
      ['/old', 2],
      ['/other', 1],
    ],
  ]);
});
