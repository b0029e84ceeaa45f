import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyLimits } from '@/domain/accounts/dailyLimits';
import type { InsightsReply } from '@/domain/languageModel/insights/InsightTexts';
import { writeInsights } from '@/domain/audit/insights/writeInsights';
import type { PresentedAudit } from '@/schemas/audit';
import type { Behaviour } from '../../scripts/testing/FakeModelServer.mjs';
import { signedInAccount, type TestAccount } from '../factories/account';
import { auditAnswers } from '../factories/auditAnswers';
import { api } from '../helpers/api';
import { mockAbortTimeout } from '../helpers/mockTimeouts';
import { repeatWhileHeld } from '../helpers/repeatWhileHeld';
import { testPayload } from '../helpers/testPayload';
import { modelTimeoutMs, useFakeModel } from '../helpers/useFakeModel';

let payload: Payload;
let model: Awaited<ReturnType<typeof useFakeModel>>;
let account: TestAccount;

const answers = auditAnswers();
const engineText = writeInsights(answers, null);

const submit = (key?: string) =>
  api<PresentedAudit>('POST', '/api/audits', {
    token: account.token,
    body: { raw_answers: answers },
    headers: key ? { 'Idempotency-Key': key } : {},
  });
const rowOf = (id: number) =>
  payload.findByID({ collection: 'audit-reports', id, depth: 0, overrideAccess: true });

const fine: InsightsReply = {
  obstacle:
    'What slows this business down first is that its figures take effort to collect and are then doubted.',
  firm: 'A tool repeats what it is given, so every letter made from a doubtful list would carry its gaps further.',
  steps: [
    'Take the first list and make it right.',
    'Write down how the work is done today.',
    'Let one named person try it for a while.',
  ],
  notYet: 'Leave the large platform for later, because nobody could tell yet whether what it says is true.',
  governance:
    'Settle which records may go into which tool before the first pilot, and write down who checks results.',
};

beforeAll(async () => {
  payload = await testPayload();
  model = await useFakeModel();
});

beforeEach(async () => {
  account = await signedInAccount();
  model.server.reset();
  model.server.usually({ answer: fine });
  model.plugIn();
});

afterAll(() => model.stop());

describe('an audit that a language model phrases', () => {
  it('keeps its scores, headings, steps and their grounds, and says who wrote', async () => {
    const { status, body } = await submit();
    expect(status).toBe(201);
    expect(body.ai_report).toContain(fine.obstacle);
    expect(body.ai_report).toContain(fine.steps[2]);
    expect(body.ai_report).toContain('A language model phrased parts of this text.');
    const lines = (text: string | null) =>
      text?.split('\n').filter((line) => /^\*\*|^Because|^\d\. \*\*/.test(line)) ?? [];
    const skeleton = (text: string | null) =>
      lines(text).map((line) => line.replace(/^(\d\. \*\*[^*]+\*\*).*/, '$1'));
    expect(skeleton(body.ai_report)).toEqual(skeleton(engineText));
    expect((await rowOf(body.id)).writing).toMatchObject({
      model: 'fake-model',
      inputTokens: 100,
      fallbacks: [],
    });
  });

  const bad: [string, Partial<InsightsReply>][] = [
    [
      'a foreign figure',
      {
        obstacle:
          'You gave this question 97 of 10, which costs you nine million dollars a year, as all agree.',
      },
    ],
    [
      'a link',
      {
        obstacle:
          'Read more about what holds you back at https://evil.example/report and sign in with your password.',
      },
    ],
    [
      'markup',
      {
        obstacle:
          '**What holds you back** is described in <b>bold</b> words that nobody wanted to see in this text.',
      },
    ],
    ['nothing', { obstacle: '' }],
  ];
  it.each(bad)('keeps the engine’s own paragraph against %s, and takes the rest', async (_name, changed) => {
    model.server.usually({ answer: { ...fine, ...changed } });
    const { status, body } = await submit();
    expect(status).toBe(201);
    expect(body.ai_report).toContain(engineText.split('\n\n')[1]);
    expect(body.ai_report).toContain(fine.governance);
    expect((await rowOf(body.id)).writing?.fallbacks).toEqual(
      expect.arrayContaining([{ part: 'obstacle', reason: expect.any(String) }]),
    );
  });

  const misbehaviours: [string, Behaviour][] = [
    ['silent', { silent: true }],
    ['broken', { status: 500 }],
    ['limited', { status: 429 }],
    ['off its schema', { answer: { obstacle: 9 } }],
    ['cut off', { cutOff: fine }],
  ];
  it.each(misbehaviours)('is the engine’s own text when the model is %s', async (_name, behaviour) => {
    const expireTimeouts = mockAbortTimeout(modelTimeoutMs);
    model.server.usually(() => {
      if ('silent' in behaviour) expireTimeouts();
      return behaviour;
    });
    const { status, body } = await submit();
    expect(status).toBe(201);
    expect(body.ai_report).toBe(engineText);
  });

  it('is made once for one submission, however often it is sent', async () => {
    const key = randomUUID();
    const made = await repeatWhileHeld({ payload, server: model.server }, () => submit(key), {
      answer: fine,
    });
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(model.server.requests).toHaveLength(1);
  });

  it('asks the model nothing beyond the audits of a day, nor for a submission that was kept', async () => {
    const key = randomUUID();
    const made = await submit(key);
    await payload.db.pool.query(
      `insert into audit_reports (owner_id, overall_score, section_scores, answers)
       select owner_id, overall_score, section_scores, answers from audit_reports, generate_series(2, $2::int)
       where audit_reports.id = $1`,
      [made.body.id, dailyLimits.auditsPerAccount],
    );
    model.server.reset();
    const again = await submit(key);
    expect([again.status, again.body.id]).toEqual([201, made.body.id]);
    expect((await submit()).status).toBe(429);
    expect(model.server.requests).toEqual([]);
  });
});
