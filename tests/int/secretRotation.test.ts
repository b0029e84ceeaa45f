import { afterEach, beforeEach, expect, it } from 'vitest';
import { payloadSecret } from '@/access/payloadSecret';
import { readSessionToken } from '@/access/sessionToken';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { env } from '@/env';
import type { SessionAnswer } from '@/schemas/auth';
import { createAccount, goodPassword } from '../factories/account';
import { inquiryBody, inquiryTicket } from '../factories/inquiryBody';
import { api } from '../helpers/api';
import { postForm } from '../helpers/postForm';
import { testPayload } from '../helpers/testPayload';

const former = env.PAYLOAD_SECRET;
const next = 'Zq7Lw2Xv9Rb4Nm6Yc1Hs8Ju3Gf5PdAeTk0';

/** What the process would be like that was started with other secrets. */
async function startWith(current: string, previous?: string): Promise<void> {
  (await testPayload()).secret = payloadSecret(current);
  Object.assign(env, { PAYLOAD_SECRET: current, PAYLOAD_SECRET_PREVIOUS: previous });
}
beforeEach(() => startWith(former));
afterEach(() => startWith(former));

async function signIn(email: string, cookie = '') {
  const { body, headers } = await api<SessionAnswer>('POST', '/api/auth/login', {
    body: { email, password: goodPassword },
    headers: cookie ? { Cookie: cookie } : {},
  });
  const device = headers.getSetCookie().find((value) => value.startsWith('known-device=')) ?? '';
  return { token: body.token, device: device.split(';')[0] ?? '' };
}
const statusOf = async (token: string) => (await api('GET', '/api/auth/me', { token })).status;
const marksIn = (device: string) => device.replace('known-device=', '').split('.');

it('signs nobody out while the former secret is accepted', async () => {
  const { email } = await createAccount();
  const { token } = await signIn(email);
  await startWith(next, former);
  expect(await statusOf(token)).toBe(200);
  const { body: sessions } = await api<{ isCurrent?: boolean }[]>('GET', '/api/auth/sessions', { token });
  expect(JSON.stringify(sessions)).toContain('true');
  const renewed = await api<SessionAnswer>('POST', '/api/auth/refresh-token', { token });
  expect(await readSessionToken(renewed.body.token, [payloadSecret(next)])).not.toBeNull();
  await startWith(next);
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf(renewed.body.token)).toBe(200);
});

it('knows devices, and signs their marks anew', async () => {
  const { email } = await createAccount();
  const { device } = await signIn(email);
  await startWith(next, former);
  const { device: signedAnew } = await signIn(email, device);
  const [before] = marksIn(device);
  expect(marksIn(signedAnew)).toHaveLength(1);
  expect(signedAnew).not.toBe(device);
  expect(marksIn(signedAnew)[0]?.slice(0, 16)).toBe(before?.slice(0, 16));
  await startWith(next);
  const { device: unchanged } = await signIn(email, signedAnew);
  expect(unchanged).toBe(signedAnew);
});

it('takes a message that was begun before', async () => {
  const ticket = await inquiryTicket(inquiryLimits.minFillMs + 1_000);
  const body = { ...(await inquiryBody()), ticket };
  await startWith(next);
  expect((await api('POST', '/api/contact', { body })).status).toBe(400);
  await startWith(next, former);
  expect((await api('POST', '/api/contact', { body })).status).toBe(201);
  const { ticket: _ticket, ...fields } = await inquiryBody();
  const answer = await postForm('/api/contact', { ...fields, ticket });
  expect(answer.status).toBe(303);
});
