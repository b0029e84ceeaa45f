import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeSite } from './fixtures/FakeSite';

const folder = mkdtempSync(path.join(tmpdir(), 'former-'));
const site = new FakeSite();

beforeAll(async () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('static/chunks/both.js', 'of now');
  write('former-static/chunks/both.js', 'of before');
  write('former-static/chunks/gone.js', 'of before');
  write('former-static/chunks/gone.css', 'p {}');
  site.buildDirectory = folder;
  await site.open();
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

it('are sent to pages that were opened before an update, and may be kept', async () => {
  const { status, text, headers } = await site.get('/_next/static/chunks/gone.js');
  expect([status, text]).toEqual([200, 'of before']);
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const style = await site.get('/_next/static/chunks/gone.css');
  expect(style.headers['content-type']).toBe('text/css; charset=UTF-8');
});

it('are not what is asked for where the build has one, or where nobody ever had', async () => {
  const before = site.rendered;
  await site.get('/_next/static/chunks/both.js');
  await site.get('/_next/static/chunks/never.js');
  expect(site.rendered - before).toBe(2);
  expect((await site.get('/_next/static/../former-static/chunks/gone.js')).status).toBe(400);
});
