import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { Busy } from '@/errors/ApiFailures';
import { runInImageQueue, runInPreviewQueue } from './runInImageQueue';

/** Tasks that run until released; returns the names of those started, in order. */
function heldWorks() {
  const begun: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  onTestFinished(letGo);
  const work = (name: string) => async () => {
    begun.push(name);
    await held;
  };
  return { begun, work, letGo };
}

it('draws preview pictures one at a time, in their order, and refuses whom the line has no room for', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const pictures = Array.from({ length: 41 }, (_, index) =>
    runInPreviewQueue(async () => {
      expect(begun).toEqual(ended);
      begun.push(index);
      await nextTurn();
      ended.push(index);
    }),
  );
  await expect(runInPreviewQueue(async () => undefined)).rejects.toBeInstanceOf(Busy);
  await Promise.all(pictures);
  expect(ended).toEqual(pictures.map((_, index) => index));
});

it('has a place for preview pictures while those of people who are signed in take all of theirs', async () => {
  const { begun, work, letGo } = heldWorks();
  const pictures = ['one', 'two', 'three'].map((name) => runInImageQueue(name, work(name)));
  await expect(runInPreviewQueue(async () => 'drawn')).resolves.toBe('drawn');
  expect(begun).toEqual(['one', 'two']);
  letGo();
  await Promise.all(pictures);
  expect(begun).toEqual(['one', 'two', 'three']);
});
