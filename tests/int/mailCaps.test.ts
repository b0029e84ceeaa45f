import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '@/database/inTransaction';
import { queueMail } from '@/services/mail/queueMail';
import { createAccount, freshEmail, goodPassword, signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api } from '../helpers/api';
import { useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

let payload: Payload;
let mail: Awaited<ReturnType<typeof useMailServer>>;
beforeAll(async () => {
  payload = await testPayload();
  mail = await useMailServer();
});
afterAll(() => mail.stop());

const login = (email: string) => api('POST', '/api/auth/login', { body: { email, password: goodPassword } });
const signUp = (email: string, name: string) =>
  api('POST', '/api/auth/signup', { body: { name, email, company: 'Example', password: goodPassword } });

/** As if the hour in which mails are counted were over. */
const skipAnHour = () =>
  payload.db.drizzle.execute(sql`update rate_limits set expire = 0 where key like 'mail-hour:%'`);

async function orderTimes(times: number, { id, email }: { id: number; email: string }) {
  const req = await createLocalReq({}, payload);
  const order = { kind: 'passwordChanged', userId: id, at: new Date().toISOString() } as const;
  for (let count = 0; count < times; count += 1) {
    await inTransaction(req, () => queueMail(req, order, email));
  }
}

describe('mails to one address', () => {
  it('are a handful when a stranger’s address is signed up and signed in to again and again', async () => {
    const email = freshEmail();
    await signUp(email, 'Your parcel waits: http://evil.example/pay');
    for (let count = 0; count < 12; count += 1) await login(email);
    const mails = await mail.deliver(email);
    // One says that the account is open, and five of the sign-ins are told.
    expect(mails).toHaveLength(6);
    for (const { raw, text } of mails) {
      expect(text.split('\n')[0]).toBe('Hello,');
      expect(raw).not.toMatch(/evil|parcel/);
    }
  });

  it('are five of a kind in an hour, twenty in a day, and their surplus is logged once', async () => {
    const account = await createAccount();
    const warn = vi.spyOn(payload.logger, 'warn');
    for (let hour = 0; hour < 6; hour += 1) {
      await orderTimes(7, account);
      await skipAnHour();
    }
    const mails = await mail.deliver(account.email);
    const logged = warn.mock.calls.map(([line]) => String(line)).filter((line) => /held back/.test(line));
    warn.mockRestore();
    expect(mails).toHaveLength(20);
    expect(logged.every((line) => line.includes('passwordChanged') && !line.includes('@'))).toBe(true);
    // Once in each hour, and once for the day.
    expect(logged).toHaveLength(7);
  });

  it('are counted for each kind and each address apart', async () => {
    const [first, second] = [await createAccount(), await createAccount()];
    await orderTimes(6, first);
    await orderTimes(1, second);
    await login(first.email);
    expect(await mail.deliver(first.email)).toHaveLength(6);
    expect(await mail.deliver(second.email)).toHaveLength(1);
  });

  it('that were never ordered in the end don’t count', async () => {
    const account = await createAccount();
    const req = await createLocalReq({}, payload);
    const order = { kind: 'passwordChanged', userId: account.id, at: new Date().toISOString() } as const;
    for (let count = 0; count < 6; count += 1) {
      const undone = inTransaction(req, async () => {
        await queueMail(req, order, account.email);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
    }
    await orderTimes(1, account);
    expect(await mail.deliver(account.email)).toHaveLength(1);
  });
});

describe('what people call themselves and their things', () => {
  it.each(['Kim http://evil.example', 'kim@evil.example', 'evil.example', 'Pay at evil。example'])(
    'is left out of mails when it is %j',
    async (name) => {
      const email = freshEmail();
      await signUp(email, name);
      await login(email);
      const mails = await mail.deliver(email);
      expect(mails).toHaveLength(2);
      for (const { raw, text } of mails) {
        expect(text.split('\n')[0]).toBe('Hello,');
        expect(raw).not.toContain('evil');
      }
    },
  );

  it('greets everybody else by name', async () => {
    const email = freshEmail();
    await signUp(email, 'J. R. R. O’Brien-نورا');
    await login(email);
    const received = (await mail.deliver(email)).find(({ subject }) => subject.startsWith('New sign-in'));
    expect(received?.text.split('\n')[0]).toBe('Hello J. R. R. O’Brien-نورا,');
  });

  it('is left out of the mail about an analysis as well', async () => {
    const { email, token } = await signedInAccount();
    const body = analysisBody({ listName: 'Prize: www.evil.example' });
    expect((await api('POST', '/api/analysis/generate', { token, body })).status).toBe(201);
    const received = (await mail.deliver(email)).find(({ subject }) => subject.startsWith('Your analysis'));
    expect(received?.subject).toBe('Your analysis is ready');
    expect(received?.raw).not.toContain('evil');
  });
});
