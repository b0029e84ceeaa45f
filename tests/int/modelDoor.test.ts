import { EventEmitter, once } from 'node:events';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ModelFailureReason } from '@/domain/languageModel/modelCallKinds';
import { askModel, isModelConfigured } from '@/integrations/ai/askModel';
import { currentModel, plugInModel } from '@/integrations/ai/currentModel';
import { ModelFailure } from '@/integrations/ai/ModelFailure';
import type { ModelQuestion } from '@/integrations/ai/ModelQuestion';
import { noteModelTexts } from '@/integrations/ai/noteModelTexts';
import type { ModelUsageAnswer } from '@/schemas/modelUsage';
import type { Behaviour } from '../../scripts/testing/FakeModelServer.mjs';
import { FakeModelServer } from '../../scripts/testing/FakeModelServer.mjs';
import { createAccount, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { holdTime } from '../helpers/heldTime';
import { testPayload } from '../helpers/testPayload';
import { fakeModelKey, modelTimeoutMs, useFakeModel } from '../helpers/useFakeModel';

/** The longest answer, which is reserved for each question together with about 200 tokens for its texts. */
const reservation = 1_000;
const answer = z.object({ summary: z.string(), items: z.array(z.object({ id: z.string() })) });
const good = { summary: 'Two tasks stand out.', items: [{ id: 'a' }, { id: 'b' }] };

let payload: Payload;
let model: Awaited<ReturnType<typeof useFakeModel>>;
let userId: number;

const question = (changed: Partial<ModelQuestion<z.infer<typeof answer>>> = {}) => ({
  purpose: 'analysis' as const,
  userId,
  instructions: 'Write plainly.',
  turns: [{ role: 'user' as const, content: 'The answers of a client' }],
  answer,
  maxOutputTokens: reservation,
  signal: new AbortController().signal,
  ...changed,
});

const ask = (changed?: Parameters<typeof question>[0]) => askModel(payload, question(changed));

/** The failure that a question ends in. */
async function failureOf(asked: Promise<unknown>): Promise<ModelFailure> {
  const failure: unknown = await asked.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ModelFailure);
  return failure as ModelFailure;
}

/** An account that was there before last week. */
const becomeKnown = (id: number) =>
  payload.db.drizzle.execute(sql`update users set created_at = now() - interval '8 days' where id = ${id}`);

const rowOf = (callId?: number) =>
  payload.findByID({ collection: 'model-calls', id: callId ?? 0, depth: 0, overrideAccess: true });

beforeAll(async () => {
  payload = await testPayload();
  model = await useFakeModel();
});

beforeEach(async () => {
  userId = (await createAccount()).id;
  model.server.reset();
  model.server.usually({ status: 400 });
  model.plugIn();
});

afterAll(() => model.stop());

describe('a question to the language model', () => {
  it('is answered, and recorded without any text of it', async () => {
    model.server.next({ answer: good, usage: { input: 321, output: 45 } });
    const reply = await ask();
    expect(reply).toMatchObject({
      value: good,
      text: JSON.stringify(good),
      provider: 'openai-compatible',
      model: 'fake-model',
      inputTokens: 321,
      outputTokens: 45,
    });
    const row = await rowOf(reply.callId);
    expect(row).toMatchObject({
      purpose: 'analysis',
      owner: userId,
      outcome: 'answered',
      chargedTokens: 366,
      inputTokens: 321,
      outputTokens: 45,
      durationMs: reply.durationMs,
    });
    expect(JSON.stringify(row)).not.toMatch(/client|plainly|stand out/);
  });

  it('speaks the protocol of OpenAI, with the schema and the key', async () => {
    model.server.next({ answer: good });
    await ask();
    expect(model.server.requests).toHaveLength(1);
    expect(model.server.requests[0]).toMatchObject({
      protocol: 'openai',
      path: '/v1/chat/completions',
      format: 'schema',
      turns: [{ role: 'user', content: 'The answers of a client' }],
      headers: { authorization: `Bearer ${fakeModelKey}` },
      body: { model: 'fake-model', max_tokens: 1_000 },
    });
    expect(model.server.requests[0]?.instructions).toContain('Write plainly.');
  });

  it('speaks the protocol of Anthropic', async () => {
    model.plugIn({ provider: 'anthropic', model: 'claude-test' });
    model.server.next({ answer: good, usage: { input: 7, output: 8 } });
    expect(await ask()).toMatchObject({ value: good, inputTokens: 7, outputTokens: 8 });
    expect(model.server.requests[0]).toMatchObject({
      protocol: 'anthropic',
      path: '/v1/messages',
      format: 'schema',
      instructions: 'Write plainly.',
      headers: { 'x-api-key': fakeModelKey },
    });
  });

  it('carries no key to a server that needs none', async () => {
    model.plugIn({ apiKey: undefined });
    model.server.next({ answer: good });
    await ask();
    expect(model.server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('shows the model what was wrong with its answer', async () => {
    model.server.next({ answer: good });
    await ask({
      turns: [
        { role: 'user', content: 'The answers' },
        { role: 'assistant', content: '{"summary":1}' },
        { role: 'user', content: 'summary: must be text' },
      ],
    });
    expect(model.server.requests[0]?.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  });

  it('is asked in words of a server that knows no schemas, from then on at once', async () => {
    const simple: Behaviour = { answer: `Here you are:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`` };
    model.server.usually(({ format }) => (format === 'words' ? simple : { status: 400 }));
    expect((await ask()).value).toEqual(good);
    expect(model.server.requests.map(({ format }) => format)).toEqual(['schema', 'json', 'words']);
    expect(model.server.requests[2]?.instructions).toContain('"additionalProperties":false');
    expect((await ask()).value).toEqual(good);
    expect(model.server.requests.map(({ format }) => format)).toEqual(['schema', 'json', 'words', 'words']);
  });

  it('gets the schema in words when Anthropic’s server refuses it in the protocol', async () => {
    model.plugIn({ provider: 'anthropic', model: 'claude-test' });
    model.server.next({ status: 400 }, { answer: good });
    expect((await ask()).value).toEqual(good);
    expect(model.server.requests[1]?.instructions).toContain('"additionalProperties":false');
  });

  it('is charged by an estimate when the server reports no tokens', async () => {
    model.server.next({ answer: good, usage: null });
    const reply = await ask();
    expect(reply.inputTokens).toBeGreaterThan(10);
    expect(reply.outputTokens).toBe(Math.ceil(JSON.stringify(good).length / 3));
  });

  it('counts what became of its texts', async () => {
    model.server.next({ answer: good });
    const { callId } = await ask();
    await noteModelTexts(payload, { callId, written: 5, fellBack: 2 });
    expect(await rowOf(callId)).toMatchObject({ textsWritten: 5, textsFellBack: 2, outcome: 'answered' });
  });
});

const misbehaviours: [string, Behaviour, ModelFailureReason, 'free' | 'charged'][] = [
  ['cut off in the middle', { cutOff: good }, 'failed', 'charged'],
  ['HTML', { status: 200, text: '<!doctype html><title>Sign in</title>' }, 'failed', 'charged'],
  ['half of the protocol’s JSON', { status: 200, text: '{"choices":[{"mess' }, 'failed', 'charged'],
  ['no choices', { status: 200, text: '{"choices":[]}' }, 'failed', 'charged'],
  ['huge', { answer: 'x'.repeat(3 * 1024 * 1024) }, 'failed', 'charged'],
  ['a wrong key', { status: 401 }, 'refused', 'free'],
  ['declined', { answer: 'I cannot.', finishReason: 'content_filter' }, 'refused', 'charged'],
  ['invalid JSON', { answer: '{"summary": "half' }, 'invalid', 'charged'],
  ['prose', { answer: 'I am happy to help.' }, 'invalid', 'charged'],
  ['the wrong schema', { answer: { summary: 5, items: [{ name: 'x' }] } }, 'invalid', 'charged'],
  ['an answer without end', { answer: good, finishReason: 'length' }, 'invalid', 'charged'],
];

describe('a language model that misbehaves', () => {
  it.each<[string, (letTimeRunOut: () => void) => Behaviour]>([
    ['silent', (letTimeRunOut) => (letTimeRunOut(), { silent: true })],
    ['stuck halfway', (letTimeRunOut) => ({ stuck: good, onStuck: letTimeRunOut })],
  ])('%s', async (_, behave) => {
    const letTimeRunOut = holdTime(modelTimeoutMs);
    model.server.next(() => behave(letTimeRunOut));
    const failure = await failureOf(ask());
    expect(failure.reason).toBe('timeout');
    expect(model.server.requests).toHaveLength(1);
    const row = await rowOf(failure.use?.callId);
    expect(row.outcome).toBe('timeout');
    expect(row.chargedTokens).toBeGreaterThan(0);
  });

  it.each(misbehaviours)('%s', async (_, behaviour, reason, charge) => {
    model.server.next(behaviour);
    const failure = await failureOf(ask());
    expect(failure.reason).toBe(reason);
    expect(model.server.requests).toHaveLength(1);
    const row = await rowOf(failure.use?.callId);
    expect(row.outcome).toBe(reason);
    expect(row.chargedTokens > 0).toBe(charge === 'charged');
  });

  it('says what it wrote and what is wrong with it, for a repair', async () => {
    model.server.next({ answer: { summary: 5, items: [] } });
    const { text, findings } = await failureOf(ask());
    expect(text).toBe('{"summary":5,"items":[]}');
    expect(findings).toEqual([expect.stringMatching(/^summary: /)]);
  });

  it.each<[string, Behaviour]>([
    ['429', { status: 429 }],
    ['429 with a short Retry-After', { status: 429, headers: { 'Retry-After': '0' } }],
    ['500', { status: 500, text: '<h1>Internal Server Error</h1>' }],
    ['529', { status: 529 }],
    ['a connection that ends', { disconnect: true }],
  ])('is asked a second time after %s', async (_, behaviour) => {
    model.server.next(behaviour, { answer: good });
    expect((await ask()).value).toEqual(good);
    expect(model.server.requests).toHaveLength(2);
  });

  it.each<[string, Behaviour, ModelFailureReason]>([
    ['429', { status: 429, headers: { 'Retry-After': '0' } }, 'limited'],
    ['500', { status: 500 }, 'failed'],
    ['a connection that ends', { disconnect: true }, 'failed'],
  ])('is not asked a third time after %s', async (_, behaviour, reason) => {
    model.server.usually(behaviour);
    const failure = await failureOf(ask());
    expect(failure.reason).toBe(reason);
    expect(model.server.requests).toHaveLength(2);
    expect((await rowOf(failure.use?.callId)).chargedTokens).toBe(0);
  });

  it('is left alone when its Retry-After goes beyond the time', async () => {
    model.server.usually({ status: 429, headers: { 'Retry-After': '60' } });
    const failure = await failureOf(ask());
    expect(failure.reason).toBe('limited');
    expect(model.server.requests).toHaveLength(1);
  });

  it('cannot send the key elsewhere', async () => {
    const elsewhere = new FakeModelServer({ answer: good });
    const other = await elsewhere.start();
    model.server.next({ status: 307, headers: { Location: `${other}/chat/completions` } });
    const failure = await failureOf(ask());
    await elsewhere.stop();
    expect(failure.reason).toBe('refused');
    expect(elsewhere.requests).toEqual([]);
  });

  it('is not there at all', async () => {
    model.plugIn({ baseUrl: 'http://127.0.0.1:9/v1' });
    expect((await failureOf(ask())).reason).toBe('failed');
  });

  it('leaves nothing of key and texts in errors and logs', async () => {
    const lines: unknown[] = [];
    const warn = vi.spyOn(payload.logger, 'warn').mockImplementation((...line) => void lines.push(line));
    model.server.next({ status: 401, text: `Wrong key ${fakeModelKey}` });
    model.server.next({ status: 200, text: `Secret words ${fakeModelKey}` });
    const failures = [await failureOf(ask()), await failureOf(ask())];
    warn.mockRestore();
    expect(lines).toHaveLength(2);
    const told = inspect([lines, failures], { depth: 10, showHidden: true });
    expect(told).toContain('refused');
    expect(told).not.toMatch(/sk-fake|Secret words|Wrong key|The answers of a client/);
  });
});

describe('whoever asks', () => {
  it('may go away in the middle', async () => {
    const leaving = new AbortController();
    model.server.next(() => {
      leaving.abort();
      return { silent: true };
    });
    expect((await failureOf(ask({ signal: leaving.signal }))).reason).toBe('cancelled');
  });

  it('may have a shorter time', async () => {
    const shorter = new AbortController();
    model.server.next(() => {
      shorter.abort(new DOMException('The time is up', 'TimeoutError'));
      return { silent: true };
    });
    const failure = await failureOf(ask({ signal: shorter.signal }));
    expect(failure.reason).toBe('timeout');
  });

  it('waits for a place, but not beyond the time', async () => {
    model.plugIn({ concurrency: 2 });
    const letTimeRunOut = holdTime(modelTimeoutMs);
    model.server.usually(() => {
      if (model.server.requests.length === 2) letTimeRunOut();
      return { silent: true };
    });
    const failures = await Promise.all([1, 2, 3].map(() => failureOf(ask())));
    expect(failures.map(({ reason }) => reason).sort()).toEqual(['busy', 'timeout', 'timeout']);
    expect(model.server.requests).toHaveLength(2);
  });

  it('holds no connection of the database while the model thinks', async () => {
    const { pool } = payload.db;
    const held = [pool.totalCount - pool.idleCount];
    model.server.next(() => {
      held.push(pool.totalCount - pool.idleCount);
      return { answer: good };
    });
    await ask();
    expect(held[1]).toBe(held[0]);
  });

  it('gets the place of somebody who is done', async () => {
    model.plugIn({ concurrency: 1 });
    model.server.usually({ answer: good });
    const asked = [1, 2, 3, 4].map(() => ask());
    expect(currentModel()?.room.state()).toEqual({ inside: 1, waiting: 3 });
    const replies = await Promise.all(asked);
    expect(replies.map(({ value }) => value)).toEqual([good, good, good, good]);
  });

  it('is told when nothing is configured, and nothing is recorded', async () => {
    plugInModel();
    expect(isModelConfigured()).toBe(false);
    const failure = await failureOf(ask());
    expect(failure).toMatchObject({ reason: 'off', use: undefined });
    const { totalDocs } = await payload.count({
      collection: 'model-calls',
      where: { owner: { equals: userId } },
      overrideAccess: true,
    });
    expect(totalDocs).toBe(0);
  });
});

describe('the circuit breaker', () => {
  it('leaves a provider alone that failed five times in a row', async () => {
    model.server.usually({ status: 401 });
    for (let count = 0; count < 5; count += 1) await failureOf(ask());
    const failure = await failureOf(ask());
    expect(failure.reason).toBe('open');
    expect(model.server.requests).toHaveLength(5);
    expect(await rowOf(failure.use?.callId)).toMatchObject({ outcome: 'open', chargedTokens: 0 });
  });

  it('takes a badly written answer for a sign of life', async () => {
    model.server.usually({ answer: 'Hello' });
    for (let count = 0; count < 7; count += 1) {
      expect((await failureOf(ask())).reason).toBe('invalid');
    }
  });
});

describe('the budgets', () => {
  const usage = { input: 60, output: 40 };

  it('admit exactly as many questions at once as they have room for', async () => {
    model.plugIn({ tokensPerUserPerDay: 3 * reservation + 900, concurrency: 20 });
    const allDecided = new EventEmitter();
    const decision = once(allDecided, 'decided');
    model.server.usually(() => decision.then(() => ({ answer: good, usage })));
    const refused: ModelFailure[] = [];
    const asked = Array.from({ length: 12 }, () => ask().catch((failure) => refused.push(failure)));
    await expect.poll(() => refused.length).toBe(9);
    expect(refused.map(({ reason }) => reason)).toEqual(Array(9).fill('budget'));
    allDecided.emit('decided');
    await Promise.all(asked);
    expect(refused).toHaveLength(9);
    expect(model.server.requests).toHaveLength(3);
  });

  it('get back what was reserved and not used', async () => {
    model.plugIn({ tokensPerUserPerDay: 2 * reservation });
    model.server.usually({ answer: good, usage });
    for (let count = 0; count < 6; count += 1) await ask();
    expect(model.server.requests).toHaveLength(6);
  });

  it('outlive the process, and another account has its own', async () => {
    const limits = { tokensPerUserPerDay: 2 * reservation };
    model.plugIn(limits);
    model.server.usually({ answer: good, usage: { input: 1_500, output: 400 } });
    await ask();
    model.plugIn(limits);
    expect((await failureOf(ask())).reason).toBe('budget');
    const other = (await createAccount()).id;
    expect((await ask({ userId: other })).value).toEqual(good);
  });

  it('begin anew each day', async () => {
    model.plugIn({ tokensPerUserPerDay: 2 * reservation });
    model.server.usually({ answer: good, usage: { input: 1_900, output: 50 } });
    const { callId } = await ask();
    expect((await failureOf(ask())).reason).toBe('budget');
    await payload.db.drizzle.execute(
      sql`update model_calls set created_at = now() - interval '1 day' where id = ${callId}`,
    );
    expect((await ask()).value).toEqual(good);
  });

  it('hold for all accounts together, also for those that are gone', async () => {
    const { rows } = await payload.db.drizzle.execute<{ today: number }>(sql`
      select coalesce(sum(charged_tokens), 0)::float8 as today from model_calls
      where created_at >= date_trunc('day', now(), 'UTC')`);
    const today = rows[0]?.today ?? 0;
    await becomeKnown(userId);
    model.plugIn({ tokensPerDay: today + 3 * reservation });
    model.server.usually({ answer: good, usage: { input: 2_000, output: 200 } });
    const { callId } = await ask();
    await payload.delete({ collection: 'users', id: userId, overrideAccess: true });
    expect((await rowOf(callId)).owner).toBeNull();
    userId = (await createAccount()).id;
    await becomeKnown(userId);
    expect((await failureOf(ask())).reason).toBe('budget');
  });

  it('can’t be drained by accounts made for it: those of the last week share a half', async () => {
    await payload.db.drizzle.execute(sql`delete from model_calls`);
    model.plugIn({ tokensPerDay: 8 * reservation });
    model.server.usually({ answer: good, usage: { input: 1_000, output: 100 } });
    for (let count = 0; count < 3; count += 1) await ask({ userId: (await createAccount()).id });
    expect((await failureOf(ask({ userId: (await createAccount()).id }))).reason).toBe('budget');
    expect((await failureOf(ask())).reason).toBe('budget');
    await becomeKnown(userId);
    expect((await ask()).value).toEqual(good);
  });
});

describe('the report for administrators', () => {
  it('says per day what was asked, and what is left', async () => {
    const { token } = await signedInAccount({ role: 'admin' });
    const read = async () =>
      (await api<ModelUsageAnswer>('GET', '/api/admin/model-usage?days=2', { token })).body;
    const before = await read();
    const worstMs = (before.days[0]?.worstMs ?? 0) + 1_000;
    model.server.next({ answer: good, usage: { input: 70, output: 30 } }, { status: 401 });
    const { callId } = await ask();
    await payload.db.drizzle.execute(
      sql`update model_calls set duration_ms = ${worstMs} where id = ${callId}`,
    );
    await noteModelTexts(payload, { callId, written: 4, fellBack: 1 });
    await failureOf(ask());
    const after = await read();
    expect(after.days).toHaveLength(2);
    const [today, then] = [after.days[0], before.days[0]];
    expect(today).toMatchObject({
      day: new Date().toISOString().slice(0, 10),
      calls: (then?.calls ?? 0) + 2,
      answered: (then?.answered ?? 0) + 1,
      inputTokens: (then?.inputTokens ?? 0) + 70,
      outputTokens: (then?.outputTokens ?? 0) + 30,
      chargedTokens: (then?.chargedTokens ?? 0) + 100,
      textsWritten: (then?.textsWritten ?? 0) + 4,
      textsFellBack: (then?.textsFellBack ?? 0) + 1,
    });
    expect(today?.failures.refused).toBe((then?.failures.refused ?? 0) + 1);
    expect(today?.worstMs).toBe(worstMs);
    expect(after.configured).toMatchObject({
      provider: 'openai-compatible',
      model: 'fake-model',
      tokensLeftToday: (before.configured?.tokensLeftToday ?? 0) - 100,
      breaker: { state: 'closed', failuresInARow: 1, opensAgainAt: null },
    });
    expect(JSON.stringify(after)).not.toContain(fakeModelKey);
  });

  it('says when nothing is configured', async () => {
    plugInModel();
    const { token } = await signedInAccount({ role: 'admin' });
    const { body } = await api<ModelUsageAnswer>('GET', '/api/admin/model-usage', { token });
    expect(body.configured).toBeNull();
    expect(body.days).toHaveLength(30);
  });

  it.each(['0', '91', '2.5', 'x'])('is not made for %s days', async (days) => {
    const { token } = await signedInAccount({ role: 'admin' });
    expect((await api('GET', `/api/admin/model-usage?days=${days}`, { token })).status).toBe(400);
  });

  it('is not to be had past it: nobody reaches the rows', async () => {
    const roles = ['client', 'marketer', 'admin'] as const;
    for (const { token } of await Promise.all(roles.map((role) => signedInAccount({ role })))) {
      expect((await api('GET', '/api/model-calls', { token })).status).toBe(404);
      expect((await api('DELETE', '/api/model-calls/1', { token })).status).toBe(404);
    }
  });
});
