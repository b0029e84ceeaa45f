import { installPackages } from './installPackages.mjs';
import { runPayloadOffline } from './runPayload.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run({ signal }) {
  await installPackages(signal);
  const args = process.argv.slice(2);
  const { exitCode } = await runPayloadOffline(['run', 'scripts/generateFiles.ts', ...args], {
    signal,
    show: true,
  });
  process.exitCode = exitCode;
}
