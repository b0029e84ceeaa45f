import { describe, expect, it } from 'vitest';
import type { AuditDraft } from '@/schemas/audit';
import { signedInAccount } from '../factories/account';
import { auditAnswers } from '../factories/auditAnswers';
import { api } from '../helpers/api';

const path = '/api/audits/draft';
const read = (token: string) => api<AuditDraft>('GET', path, { token });
const save = (token: string, body: unknown) =>
  api<AuditDraft & { message: string }>('PUT', path, { token, body });
const beginning = { key: null, answers: {}, section: 1 };

describe('the draft of an audit', () => {
  it('keeps what is given, answer by answer, and where one is', async () => {
    const [one, other] = await Promise.all([signedInAccount(), signedInAccount()]);
    expect((await read(one.token)).body).toEqual(beginning);
    const first = await save(one.token, { key: null, answers: { q1: 3 }, section: 1 });
    expect(first.body).toEqual({ key: expect.any(String), answers: { q1: 3 }, section: 1 });
    await save(one.token, { key: first.body.key, answers: { q2: 9, q1: 4 }, section: 2 });
    expect((await read(one.token)).body).toEqual({
      key: first.body.key,
      answers: { q1: 4, q2: 9 },
      section: 2,
    });
    expect((await read(other.token)).body).toEqual(beginning);
  });

  it('is one draft when two devices begin at the same moment, and has the answers of both', async () => {
    const { token } = await signedInAccount();
    const answers = await Promise.all(
      ['q1', 'q2', 'q3', 'q4', 'q5'].map((id, index) =>
        save(token, { key: null, answers: { [id]: index + 1 }, section: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(1);
    expect((await read(token)).body.answers).toEqual({ q1: 1, q2: 2, q3: 3, q4: 4, q5: 5 });
  });

  it('ends with the audit, and takes no late answer of another device', async () => {
    const { token } = await signedInAccount();
    const { key } = (await save(token, { key: null, answers: { q1: 3 }, section: 1 })).body;
    const done = await api<{ id: number }>('POST', '/api/audits', {
      token,
      body: { raw_answers: auditAnswers() },
      headers: { 'Idempotency-Key': key ?? '' },
    });
    expect((await read(token)).body).toEqual(beginning);
    const late = await save(token, { key, answers: { q5: 5 }, section: 2 });
    expect(late.status).toBe(409);
    expect((await read(token)).body).toEqual(beginning);
    const elsewhere = await api<{ id: number }>('POST', '/api/audits', {
      token,
      body: { raw_answers: auditAnswers(9) },
      headers: { 'Idempotency-Key': key ?? '' },
    });
    expect(elsewhere.body.id).toBe(done.body.id);
  });

  it('can be discarded', async () => {
    const { token } = await signedInAccount();
    const { key } = (await save(token, { key: null, answers: { q1: 3 }, section: 1 })).body;
    const answer = await api('DELETE', path, { token });
    expect([answer.status, answer.body]).toEqual([200, beginning]);
    expect((await save(token, { key, answers: { q1: 3 }, section: 1 })).status).toBe(409);
  });

  it('is not ended in place of another, by whoever discards or completes that one late', async () => {
    const { token } = await signedInAccount();
    const begin = async () => (await save(token, { key: null, answers: { q1: 3 }, section: 1 })).body.key;
    const complete = (key: string | null) =>
      api('POST', '/api/audits', {
        token,
        body: { raw_answers: auditAnswers() },
        headers: key === null ? {} : { 'Idempotency-Key': key },
      });
    const first = await begin();
    await api('DELETE', `${path}?key=${first}`, { token });
    const next = await begin();
    expect(next).not.toBe(first);
    const late = await api<AuditDraft>('DELETE', `${path}?key=${first}`, { token });
    expect([late.status, late.body.key]).toEqual([200, next]);
    expect((await complete(first)).status).toBe(201);
    expect((await complete(null)).status).toBe(201);
    expect((await read(token)).body.key).toBe(next);
    expect((await api<AuditDraft>('DELETE', `${path}?key=${next}`, { token })).body).toEqual(beginning);
  });

  it.each([
    ['an answer of 11', { key: null, answers: { q1: 11 }, section: 1 }],
    ['half an answer', { key: null, answers: { q1: 5.5 }, section: 1 }],
    ['a question that does not exist', { key: null, answers: { q14: 5 }, section: 1 }],
    ['a section that does not exist', { key: null, answers: {}, section: 6 }],
    ['a key that is none', { key: '../x', answers: {}, section: 1 }],
    ['no answers', { key: null, section: 1 }],
    ['a list', []],
  ])('refuses %s', async (_name, body) => {
    const { token } = await account();
    expect((await save(token, body)).status).toBe(400);
    expect((await read(token)).body).toEqual(beginning);
  });

  const account = (() => {
    let shared: ReturnType<typeof signedInAccount> | undefined;
    return () => (shared ??= signedInAccount());
  })();
});
