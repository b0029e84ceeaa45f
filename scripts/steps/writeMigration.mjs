import { installPackages } from './installPackages.mjs';
import { runPayloadOffline } from './runPayload.mjs';
import { StartFailure } from './StartFailure.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run({ signal }) {
  const [name] = process.argv.slice(2);
  if (!name) throw new StartFailure('Say what changes: npm run migration -- add_phone_number');
  await installPackages(signal);
  const { exitCode } = await runPayloadOffline(['migrate:create', name, '--skip-empty'], {
    signal,
    show: true,
  });
  process.exitCode = exitCode;
}
