import path from 'node:path';
import { runningClusterUrl } from '../database/runningClusterUrl.mjs';
import { examineDatabase } from '../doctor/examineDatabase.mjs';
import { examineFolder } from '../doctor/examineFolder.mjs';
import { examineMail } from '../doctor/examineMail.mjs';
import { examineSettings } from '../doctor/examineSettings.mjs';
import { examineStore } from '../doctor/examineStore.mjs';
import { announce } from './announce.mjs';
import { checkSettings } from './checkSettings.mjs';
import { picturesFolder, prepareCommand } from './prepareCommand.mjs';
import { dataDirectory, projectRoot } from './projectPaths.mjs';

const marks = { ok: 'ok    ', note: 'note  ', wrong: 'WRONG ' };

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = 1;
  // Throws on wrong settings, with one line that names all.
  const { settings, env } = await prepareCommand(lifetime);
  await checkSettings(env, settings.databaseUrl);
  const outbox = path.resolve(projectRoot, process.env.OUTBOX_DIR || '.data/outbox');
  const findings = [
    ...examineSettings({ ...settings, hasOwnSecret: settings.payloadSecret !== undefined }, process.env),
    ...(await examineDatabase(
      settings.databaseDirectUrl ?? settings.databaseUrl ?? runningClusterUrl(),
      !settings.databaseUrl,
    )),
    await examineMail(process.env.SMTP_URL || undefined, outbox),
    settings.pictureStore
      ? await examineStore(settings.pictureStore)
      : examineFolder('Pictures', picturesFolder()),
    examineFolder('Data', dataDirectory),
  ];
  for (const { state, subject, words } of findings) announce(`${marks[state]}${subject.padEnd(16)}${words}`);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  announce(wrong === 0 ? 'Nothing has to be put right.' : `To be put right: ${wrong}.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
