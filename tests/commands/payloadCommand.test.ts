import { expect, it } from 'vitest';
import { runNode } from '../../scripts/steps/runCommand.mjs';
import { testSettings } from '../../scripts/testing/testSettings.mjs';

const runPayloadCommand = (...args: string[]) =>
  runNode(['scripts/payload.mjs', ...args], {
    env: { ...testSettings(), DATABASE_URL: process.env.DATABASE_URL, NO_COLOR: '1' },
  });

it('a command of Payload’s own works with the settings and the database of the site', async () => {
  const { exitCode, output } = await runPayloadCommand('migrate:status');
  expect(output).toMatch(/initial.*Yes/);
  expect(output).not.toMatch(/\bNo\b/);
  expect(exitCode).toBe(0);
});

it('says what is missing', async () => {
  const { exitCode, output } = await runPayloadCommand();
  expect([exitCode, output.trim()]).toEqual([
    1,
    'Say which command of Payload: npm run payload -- migrate:status',
  ]);
});
