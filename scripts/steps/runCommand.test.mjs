import { describe, expect, it } from 'vitest';
import { runNode } from './runCommand.mjs';

describe('runNode', () => {
  /** Waits for something that doesn't keep Node alive, as an import does that another thread translates. */
  const waiting = [
    '--input-type=module',
    '-e',
    'setTimeout(() => process.exit(7), 50).unref(); await new Promise(() => {});',
  ];

  it('lets a program that ends itself wait', async () => {
    expect((await runNode(waiting, { endsItself: true })).exitCode).toBe(7);
  });

  it('lets any other program end when it has nothing left to do', async () => {
    const { exitCode, output } = await runNode(['-e', 'console.log("done")']);
    expect([exitCode, output]).toEqual([0, 'done\n']);
  });
});
