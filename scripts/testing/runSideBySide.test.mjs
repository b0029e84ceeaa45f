import { describe, expect, it } from 'vitest';
import { runSideBySide } from './runSideBySide.mjs';

/**
 * A task that ends when it is told to.
 * @param {string} name
 * @param {number} room
 * @param {string[]} log
 */
function taskOf(name, room, log) {
  /** @type {() => void} */
  let end = () => {};
  const ended = new Promise((resolve) => (end = () => resolve(undefined)));
  const run = async () => {
    log.push(`${name} starts`);
    await ended;
    log.push(`${name} ends`);
  };
  return { room, run, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('runSideBySide', () => {
  it('starts as many as there is room for, and the next one when there is room again', async () => {
    /** @type {string[]} */
    const log = [];
    const [lint, format, types] = [taskOf('lint', 1, log), taskOf('format', 1, log), taskOf('types', 1, log)];
    const all = runSideBySide([lint, format, types], 2);
    await settle();
    expect(log).toEqual(['lint starts', 'format starts']);
    format.end();
    await settle();
    expect(log.slice(2)).toEqual(['format ends', 'types starts']);
    lint.end();
    types.end();
    await all;
    expect(log.slice(4)).toEqual(['lint ends', 'types ends']);
  });

  it('lets nothing overtake a task that needs all the room', async () => {
    /** @type {string[]} */
    const log = [];
    const [lint, build, types] = [taskOf('lint', 1, log), taskOf('build', 2, log), taskOf('types', 1, log)];
    const all = runSideBySide([lint, build, types], 2);
    await settle();
    expect(log).toEqual(['lint starts']);
    lint.end();
    await settle();
    expect(log.slice(1)).toEqual(['lint ends', 'build starts']);
    build.end();
    types.end();
    await all;
    expect(log.slice(3)).toEqual(['build ends', 'types starts', 'types ends']);
  });

  it('rejects with a task that does', async () => {
    const broken = { room: 1, run: () => Promise.reject(new Error('lost')) };
    await expect(runSideBySide([broken], 2)).rejects.toThrow('lost');
  });
});
