import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from './projectPaths.mjs';

/** What the commands are made of: nothing of it does anything before it is called. */
const folders = ['steps', 'backup', 'database', 'doctor', 'pictures'].map((name) => `scripts/${name}`);

/** Says of each file that can't be loaded which one, and why. */
const loadEach = `
  for (const file of JSON.parse(process.env.FILES))
    await import(file).catch((error) => console.log(file + ': ' + error.message));
`;

test('Node itself loads all that the commands are made of', async () => {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder))
      .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))
      .map((name) => path.join(projectRoot, folder, name)),
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', loadEach],
    // Nothing that makes the tests' own processes understand more.
    { env: { NODE_ENV: 'production', FILES: JSON.stringify(files) }, cwd: projectRoot },
  );
  expect(files.length).toBeGreaterThan(50);
  expect(stdout).toBe('');
});
