import { createServer } from 'node:net';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { examineDatabase } from './examineDatabase.mjs';
import { examineFolder } from './examineFolder.mjs';
import { examineMail } from './examineMail.mjs';
import { examineSettings } from './examineSettings.mjs';

/** @param {import('./Finding.mjs').Finding[]} findings */
const brief = (findings) => Object.fromEntries(findings.map(({ subject, state }) => [subject, state]));

it.each([
  ['http://localhost:3000', {}, 'note'],
  ['http://www.example.com', { TRUST_PROXY: '1' }, 'wrong'],
  ['https://www.example.com', {}, 'wrong'],
  ['https://www.example.com', { TRUST_PROXY: '1' }, 'ok'],
])('the address %s with %j: %s', (siteUrl, env, state) => {
  expect(brief(examineSettings({ siteUrl, hasOwnSecret: true }, env)).SITE_URL).toBe(state);
});

it('says what is configured, and nothing of its secrets', () => {
  const env = { AI_PROVIDER: 'anthropic', AI_MODEL: 'some-model', AI_API_KEY: 'hunter2' };
  const findings = examineSettings({ siteUrl: 'http://localhost:1', hasOwnSecret: false }, env);
  expect(brief(findings)).toMatchObject({ Secret: 'note', 'Language model': 'ok', Booking: 'note' });
  expect(JSON.stringify(findings)).toContain('some-model');
  expect(JSON.stringify(findings)).not.toContain('hunter2');
});

it('tells a database that is away, without its password', async () => {
  const findings = await examineDatabase('postgres://site:hunter2@127.0.0.1:1/site', false);
  expect(brief(findings)).toEqual({ Database: 'wrong' });
  expect(JSON.stringify(findings)).not.toContain('hunter2');
  expect(brief(await examineDatabase(undefined, true))).toEqual({ Database: 'note' });
});

it('tells whether the mail server answers', async () => {
  const server = createServer((socket) => socket.end());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = `smtp://me:hunter2@127.0.0.1:${port}`;
  expect(await examineMail(url, 'outbox')).toMatchObject({ state: 'ok' });
  await new Promise((resolve) => server.close(resolve));
  const finding = await examineMail(url, 'outbox');
  expect(finding).toMatchObject({ state: 'wrong' });
  expect(finding.words).toContain('ECONNREFUSED');
  expect(finding.words).not.toContain('hunter2');
  expect(await examineMail(undefined, 'outbox')).toMatchObject({ state: 'note' });
});

it('tells whether a folder can be written to', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  try {
    expect(examineFolder('Pictures', path.join(folder, 'to', 'be', 'made'))).toMatchObject({ state: 'ok' });
    // Root may write where nobody may; nobody may write below a file.
    writeFileSync(path.join(folder, 'file'), '');
    chmodSync(path.join(folder, 'file'), 0o444);
    expect(examineFolder('Pictures', path.join(folder, 'file', 'below'))).toMatchObject({ state: 'wrong' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
