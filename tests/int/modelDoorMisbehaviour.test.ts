import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { ModelFailureReason } from '@/domain/languageModel/modelCallKinds';
import type { Behaviour } from '../../scripts/testing/FakeModelServer.mjs';
import { FakeModelServer } from '../../scripts/testing/FakeModelServer.mjs';
import { mockAbortTimeout } from '../helpers/mockTimeouts';
import { fakeModelKey, modelTimeoutMs } from '../helpers/useFakeModel';
import { failureOf, good, openModelDoor } from '../helpers/askModel';

const door = openModelDoor();

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
  it.each<[string, (expireTimeouts: () => void) => Behaviour]>([
    ['silent', (expireTimeouts) => (expireTimeouts(), { silent: true })],
    ['stuck halfway', (expireTimeouts) => ({ stuck: good, onStuck: expireTimeouts })],
  ])('%s', async (_, behave) => {
    const expireTimeouts = mockAbortTimeout(modelTimeoutMs);
    door.model.server.next(() => behave(expireTimeouts));
    const failure = await failureOf(door.ask());
    expect(failure.reason).toBe('timeout');
    expect(door.model.server.requests).toHaveLength(1);
    const row = await door.rowOf(failure.use?.callId);
    expect(row.outcome).toBe('timeout');
    expect(row.chargedTokens).toBeGreaterThan(0);
  });

  it.each(misbehaviours)('%s', async (_, behaviour, reason, charge) => {
    door.model.server.next(behaviour);
    const failure = await failureOf(door.ask());
    expect(failure.reason).toBe(reason);
    expect(door.model.server.requests).toHaveLength(1);
    const row = await door.rowOf(failure.use?.callId);
    expect(row.outcome).toBe(reason);
    expect(row.chargedTokens > 0).toBe(charge === 'charged');
  });

  it('says what it wrote and what is wrong with it, for a repair', async () => {
    door.model.server.next({ answer: { summary: 5, items: [] } });
    const { text, findings } = await failureOf(door.ask());
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
    door.model.server.next(behaviour, { answer: good });
    expect((await door.ask()).value).toEqual(good);
    expect(door.model.server.requests).toHaveLength(2);
  });

  it.each<[string, Behaviour, ModelFailureReason]>([
    ['429', { status: 429, headers: { 'Retry-After': '0' } }, 'limited'],
    ['500', { status: 500 }, 'failed'],
    ['a connection that ends', { disconnect: true }, 'failed'],
  ])('is not asked a third time after %s', async (_, behaviour, reason) => {
    door.model.server.usually(behaviour);
    const failure = await failureOf(door.ask());
    expect(failure.reason).toBe(reason);
    expect(door.model.server.requests).toHaveLength(2);
    expect((await door.rowOf(failure.use?.callId)).chargedTokens).toBe(0);
  });

  it('is left alone when its Retry-After goes beyond the time', async () => {
    door.model.server.usually({ status: 429, headers: { 'Retry-After': '60' } });
    const failure = await failureOf(door.ask());
    expect(failure.reason).toBe('limited');
    expect(door.model.server.requests).toHaveLength(1);
  });

  it('cannot send the key elsewhere', async () => {
    const elsewhere = new FakeModelServer({ answer: good });
    const other = await elsewhere.start();
    door.model.server.next({ status: 307, headers: { Location: `${other}/chat/completions` } });
    const failure = await failureOf(door.ask());
    await elsewhere.stop();
    expect(failure.reason).toBe('refused');
    expect(elsewhere.requests).toEqual([]);
  });

  it('is not there at all', async () => {
    door.model.plugIn({ baseUrl: 'http://127.0.0.1:9/v1' });
    expect((await failureOf(door.ask())).reason).toBe('failed');
  });

  it('leaves nothing of key and texts in errors and logs', async () => {
    const lines: unknown[] = [];
    const warn = vi.spyOn(door.payload.logger, 'warn').mockImplementation((...line) => void lines.push(line));
    door.model.server.next({ status: 401, text: `Wrong key ${fakeModelKey}` });
    door.model.server.next({ status: 200, text: `Secret words ${fakeModelKey}` });
    const failures = [await failureOf(door.ask()), await failureOf(door.ask())];
    warn.mockRestore();
    expect(lines).toHaveLength(2);
    const told = inspect([lines, failures], { depth: 10, showHidden: true });
    expect(told).toContain('refused');
    expect(told).not.toMatch(/sk-fake|Secret words|Wrong key|The answers of a client/);
  });
});

describe('the circuit breaker', () => {
  it('leaves a provider alone that failed five times in a row', async () => {
    door.model.server.usually({ status: 401 });
    for (let count = 0; count < 5; count += 1) await failureOf(door.ask());
    const failure = await failureOf(door.ask());
    expect(failure.reason).toBe('open');
    expect(door.model.server.requests).toHaveLength(5);
    expect(await door.rowOf(failure.use?.callId)).toMatchObject({ outcome: 'open', chargedTokens: 0 });
  });

  it('takes a badly written answer for a sign of life', async () => {
    door.model.server.usually({ answer: 'Hello' });
    for (let count = 0; count < 7; count += 1) {
      expect((await failureOf(door.ask())).reason).toBe('invalid');
    }
  });
});
