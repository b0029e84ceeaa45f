import { packageFile } from '../steps/projectPaths.mjs';
import { runNode } from '../steps/runCommand.mjs';

/**
 * How long the opportunity engine takes.
 * @param {import('../steps/Lifetime.mjs').Lifetime} lifetime
 */
export async function benchEngine({ signal }) {
  const args = ['bench', '--run', '--project', 'unit'];
  const { exitCode } = await runNode([packageFile('vitest/vitest.mjs'), ...args], { signal, show: true });
  process.exitCode = exitCode;
}
