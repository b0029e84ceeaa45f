import { describe, expect, it } from 'vitest';
import { runNode } from './runCommand.mjs';

describe('runNode', () => {
  it('lets a program end when it has nothing left to do', async () => {
    const { exitCode, output } = await runNode(['-e', 'console.log("done")']);
    expect([exitCode, output]).toEqual([0, 'done\n']);
  });
});
