import { describe, expect, it } from 'vitest';
import { isModelConfigured } from '@/integrations/ai/askModel';
import { currentModel, plugInModel } from '@/integrations/ai/currentModel';
import { recordModelTexts } from '@/integrations/ai/recordModelTexts';
import type { Behaviour } from '../../scripts/testing/FakeModelServer.mjs';
import { mockAbortTimeout } from '../helpers/mockTimeouts';
import { fakeModelKey, modelTimeoutMs } from '../helpers/useFakeModel';
import { failureOf, good, openModelDoor } from '../helpers/askModel';

const door = openModelDoor();

describe('a question to the language model', () => {
  it('is answered, and recorded without any text of it', async () => {
    door.model.server.next({ answer: good, usage: { input: 321, output: 45 } });
    const reply = await door.ask();
    expect(reply).toMatchObject({
      value: good,
      text: JSON.stringify(good),
      provider: 'openai-compatible',
      model: 'fake-model',
      inputTokens: 321,
      outputTokens: 45,
    });
    const row = await door.rowOf(reply.callId);
    expect(row).toMatchObject({
      purpose: 'analysis',
      owner: door.userId,
      outcome: 'answered',
      chargedTokens: 366,
      inputTokens: 321,
      outputTokens: 45,
      durationMs: reply.durationMs,
    });
    expect(JSON.stringify(row)).not.toMatch(/client|plainly|stand out/);
  });

  it('speaks the protocol of OpenAI, with the schema and the key', async () => {
    door.model.server.next({ answer: good });
    await door.ask();
    expect(door.model.server.requests).toHaveLength(1);
    expect(door.model.server.requests[0]).toMatchObject({
      protocol: 'openai',
      path: '/v1/chat/completions',
      format: 'schema',
      turns: [{ role: 'user', content: 'The answers of a client' }],
      headers: { authorization: `Bearer ${fakeModelKey}` },
      body: { model: 'fake-model', max_tokens: 1_000 },
    });
    expect(door.model.server.requests[0]?.instructions).toContain('Write plainly.');
  });

  it('speaks the protocol of Anthropic', async () => {
    door.model.plugIn({ provider: 'anthropic', model: 'claude-test' });
    door.model.server.next({ answer: good, usage: { input: 7, output: 8 } });
    expect(await door.ask()).toMatchObject({ value: good, inputTokens: 7, outputTokens: 8 });
    expect(door.model.server.requests[0]).toMatchObject({
      protocol: 'anthropic',
      path: '/v1/messages',
      format: 'schema',
      instructions: 'Write plainly.',
      headers: { 'x-api-key': fakeModelKey },
    });
  });

  it('carries no key to a server that needs none', async () => {
    door.model.plugIn({ apiKey: undefined });
    door.model.server.next({ answer: good });
    await door.ask();
    expect(door.model.server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('shows the model what was wrong with its answer', async () => {
    door.model.server.next({ answer: good });
    await door.ask({
      turns: [
        { role: 'user', content: 'The answers' },
        { role: 'assistant', content: '{"summary":1}' },
        { role: 'user', content: 'summary: must be text' },
      ],
    });
    expect(door.model.server.requests[0]?.turns.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
    ]);
  });

  it('is asked in words of a server that knows no schemas, from then on at once', async () => {
    const simple: Behaviour = { answer: `Here you are:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`` };
    door.model.server.usually(({ format }) => (format === 'words' ? simple : { status: 400 }));
    expect((await door.ask()).value).toEqual(good);
    expect(door.model.server.requests.map(({ format }) => format)).toEqual(['schema', 'json', 'words']);
    expect(door.model.server.requests[2]?.instructions).toContain('"additionalProperties":false');
    expect((await door.ask()).value).toEqual(good);
    expect(door.model.server.requests.map(({ format }) => format)).toEqual([
      'schema',
      'json',
      'words',
      'words',
    ]);
  });

  it('gets the schema in words when Anthropic’s server refuses it in the protocol', async () => {
    door.model.plugIn({ provider: 'anthropic', model: 'claude-test' });
    door.model.server.next({ status: 400 }, { answer: good });
    expect((await door.ask()).value).toEqual(good);
    expect(door.model.server.requests[1]?.instructions).toContain('"additionalProperties":false');
  });

  it('is charged by an estimate when the server reports no tokens', async () => {
    door.model.server.next({ answer: good, usage: null });
    const reply = await door.ask();
    expect(reply.inputTokens).toBeGreaterThan(10);
    expect(reply.outputTokens).toBe(Math.ceil(JSON.stringify(good).length / 3));
  });

  it('counts what became of its texts', async () => {
    door.model.server.next({ answer: good });
    const { callId } = await door.ask();
    await recordModelTexts(door.payload, { callId, written: 5, fellBack: 2 });
    expect(await door.rowOf(callId)).toMatchObject({
      textsWritten: 5,
      textsFellBack: 2,
      outcome: 'answered',
    });
  });
});

describe('whoever asks', () => {
  it('may go away in the middle', async () => {
    const leaving = new AbortController();
    door.model.server.next(() => {
      leaving.abort();
      return { silent: true };
    });
    expect((await failureOf(door.ask({ signal: leaving.signal }))).reason).toBe('cancelled');
  });

  it('may have a shorter time', async () => {
    const shorter = new AbortController();
    door.model.server.next(() => {
      shorter.abort(new DOMException('The time is up', 'TimeoutError'));
      return { silent: true };
    });
    const failure = await failureOf(door.ask({ signal: shorter.signal }));
    expect(failure.reason).toBe('timeout');
  });

  it('waits for a place, but not beyond the time', async () => {
    door.model.plugIn({ concurrency: 2 });
    const expireTimeouts = mockAbortTimeout(modelTimeoutMs);
    door.model.server.usually(() => {
      if (door.model.server.requests.length === 2) expireTimeouts();
      return { silent: true };
    });
    const failures = await Promise.all([1, 2, 3].map(() => failureOf(door.ask())));
    expect(failures.map(({ reason }) => reason).sort()).toEqual(['busy', 'timeout', 'timeout']);
    expect(door.model.server.requests).toHaveLength(2);
  });

  it('holds no connection of the database while the model thinks', async () => {
    const { pool } = door.payload.db;
    const held = [pool.totalCount - pool.idleCount];
    door.model.server.next(() => {
      held.push(pool.totalCount - pool.idleCount);
      return { answer: good };
    });
    await door.ask();
    expect(held[1]).toBe(held[0]);
  });

  it('gets the place of somebody who is done', async () => {
    door.model.plugIn({ concurrency: 1 });
    door.model.server.usually({ answer: good });
    const asked = [1, 2, 3, 4].map(() => door.ask());
    expect(currentModel()?.room.state()).toEqual({ inside: 1, waiting: 3 });
    const replies = await Promise.all(asked);
    expect(replies.map(({ value }) => value)).toEqual([good, good, good, good]);
  });

  it('is told when nothing is configured, and nothing is recorded', async () => {
    plugInModel();
    expect(isModelConfigured()).toBe(false);
    const failure = await failureOf(door.ask());
    expect(failure).toMatchObject({ reason: 'off', use: undefined });
    const { totalDocs } = await door.payload.count({
      collection: 'model-calls',
      where: { owner: { equals: door.userId } },
      overrideAccess: true,
    });
    expect(totalDocs).toBe(0);
  });
});
