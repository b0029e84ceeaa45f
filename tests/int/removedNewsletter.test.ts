import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '@/database/inTransaction';
import { transactionOf } from '@/database/transactionOf';
import { trailTexts } from '@/content/admin/trail';
import { up } from '@/migrations/20261129_011847_newsletter_unused';
import { mailQueue } from '@/services/mail/queueMail';
import { writeTrail } from '@/services/trail/writeTrail';
import { readCsv } from '@/domain/text/readCsv';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { freshEmail, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

let payload: Payload;
beforeAll(async () => {
  payload = await testPayload();
});

describe('the newsletter’s list', () => {
  let folder: string;
  let email: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'newsletter-'));
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined);
    email = freshEmail();
    await payload.db.pool.query(
      `insert into subscribers (email, state, asked_at, confirmed_at, sent_from, agreed_to)
       values ($1, 'confirmed', '2026-11-24T10:00:00Z', '2026-11-24T10:05:00Z', '/blog', '=News, "twice" a month')`,
      [email],
    );
    await payload.db.pool.query('update firm_facts set newsletter_open = true');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await payload.db.pool.query('delete from subscribers');
  });

  const migrate = async () => {
    const req = await createLocalReq({}, payload);
    await inTransaction(req, async () => up({ db: await transactionOf(req), payload, req }));
  };
  const kept = async () => (await payload.db.pool.query('select email from subscribers')).rows;
  const files = () => readdir(path.join(folder, '.data'));

  it('goes into a file that only the server reads, and the release before takes no sign-ups', async () => {
    await migrate();
    expect(await kept()).toEqual([]);
    const [name = '', ...others] = await files();
    expect(others).toEqual([]);
    const file = path.join(folder, '.data', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [heads, row] = readCsv(await readFile(file, 'utf8')).map(({ cells }) => cells);
    expect(heads).toEqual([
      'email',
      'state',
      'asked_at',
      'confirmed_at',
      'left_at',
      'sent_from',
      'agreed_to',
    ]);
    expect(row).toEqual([
      email,
      'confirmed',
      expect.stringContaining('2026-11-24 10:00:00'),
      expect.stringContaining('2026-11-24 10:05:00'),
      '',
      '/blog',
      '=News, "twice" a month',
    ]);
    const { rows } = await payload.db.pool.query('select 1 from firm_facts where newsletter_open');
    expect(rows).toEqual([]);
  });

  it('makes no second file when nobody is left', async () => {
    await migrate();
    await migrate();
    expect(await files()).toHaveLength(1);
  });

  it('stays when the file can’t be written', async () => {
    await writeFile(path.join(folder, '.data'), 'in the way');
    await expect(migrate()).rejects.toThrow();
    expect(await kept()).toEqual([{ email }]);
  });
});

it('a mail that the release before ordered for it is done without being sent', async () => {
  const mail = await useMailServer();
  const order = { kind: 'newsletterAsked', subscriberId: 1 };
  const { id } = await payload.jobs.queue({ task: 'sendMail', queue: mailQueue, input: { order } });
  await mail.deliver('');
  expect(mail.server.mails).toEqual([]);
  const { rows } = await payload.db.pool.query('select 1 from payload_jobs where id = $1', [id]);
  expect(rows).toEqual([]);
  await mail.stop();
});

it('what the trail says of it is still shown', async () => {
  const { id, token, email } = await signedInAccount({ role: 'admin' });
  const actor = await payload.findByID({ collection: 'users', id, overrideAccess: true });
  const req = await createLocalReq({}, payload);
  await writeTrail({
    ...{ req, actor, action: 'delete', subject: 'subscribers', subjectId: 7, label: '7' },
  });
  const address = `/api/admin/trail?search=${encodeURIComponent(email)}&subject=subscribers` as const;
  expect((await api<TrailEntryAnswer[]>('GET', address, { token })).body).toMatchObject([
    { action: 'delete', subject: 'subscribers', label: '7' },
  ]);
  expect(trailTexts.subjects.subscribers).toMatch(/newsletter/);
});
