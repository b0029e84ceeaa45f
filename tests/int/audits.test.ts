import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dailyLimits } from '@/domain/accounts/dailyLimits';
import { auditLimits } from '@/domain/audit/auditLimits';
import { scoreAudit } from '@/domain/audit/scoreAudit';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { AuditListItem, PresentedAudit } from '@/schemas/audit';
import { signedInAccount } from '../factories/account';
import { analysisBody, taskDetails } from '../factories/analysisBody';
import { auditAnswers } from '../factories/auditAnswers';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

interface Refusal {
  message: string;
  errors: { field: string; message: string }[];
}

const submit = (token: string | undefined, raw_answers: unknown = auditAnswers(), key?: string) =>
  api<PresentedAudit & Refusal>('POST', '/api/audits', {
    token,
    body: { overall_score: 0, section_scores: {}, raw_answers },
    headers: key ? { 'Idempotency-Key': key } : {},
  });
const list = (token: string) => api<AuditListItem[]>('GET', '/api/audits', { token });
const read = (id: number, token?: string) => api<PresentedAudit>('GET', `/api/audits/${id}`, { token });
const countOf = async (owner: number) =>
  (await (await testPayload()).count({ collection: 'audit-reports', where: { owner: { equals: owner } } }))
    .totalDocs;

describe('POST /api/audits', () => {
  it('computes the scores and writes the insights itself, whatever the client claims', async () => {
    const { id: owner, token } = await signedInAccount();
    const answers = auditAnswers(7, { q9: 2, q13: 10 });
    const answer = await api<PresentedAudit>('POST', '/api/audits', {
      token,
      body: {
        overall_score: 100,
        section_scores: { Automation: 100 },
        raw_answers: answers,
        ai_report: 'Perfect.',
        owner: owner + 1,
        created_at: '2001-01-01T00:00:00.000Z',
      },
    });
    const { overall, sections } = scoreAudit(answers);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      id: expect.any(Number),
      overall_score: overall,
      section_scores: sections,
      raw_answers: answers,
      is_owner: true,
      previous: null,
    });
    expect(answer.body.ai_report).toContain('**2 of 10 for a person with hours to lead a project**');
    expect(new Date(answer.body.created_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await read(answer.body.id, token)).body).toEqual(answer.body);
  });

  it('reads the firm’s latest analysis for the insights', async () => {
    const { token } = await signedInAccount();
    await api('POST', '/api/analysis/generate', { token, body: analysisBody() });
    const { body } = await submit(token);
    expect(body.ai_report).toContain('Your latest analysis (Offices of Lawyers) shows expected savings of $');
  });

  it('states the analysis as it is now, and asks for a recount until there was one', async () => {
    const { token } = await signedInAccount();
    const { body: analysis } = await api<{ id: number }>('POST', '/api/analysis/generate', {
      token,
      body: analysisBody(),
    });
    const { body: audit } = await submit(token, auditAnswers(2));
    const savings = /expected savings of \$([\d,]+) a year/u;
    const before = savings.exec(audit.ai_report ?? '')?.[1];
    expect(audit.ai_report).toContain('Recount the analysis with it.');
    const { body: counted } = await api<PresentedAnalysis>('POST', `/api/analysis/${analysis.id}/recount`, {
      token,
      body: {},
    });
    const { ai_report: report } = (await read(audit.id, token)).body;
    const usd = counted.opportunities.reduce(
      (sum, { roiModel }) => sum + (Number(roiModel.calculatedSavings) || 0),
      0,
    );
    expect(savings.exec(report ?? '')?.[1]).toBe(usd.toLocaleString('en-US'));
    expect(before).not.toBe(usd.toLocaleString('en-US'));
    expect(report).not.toContain('Recount');
    const { body: next } = await submit(token, auditAnswers(9));
    expect(next.ai_report).toContain('Recount the analysis with it.');
    expect((await read(audit.id, token)).body.ai_report).not.toContain('Recount');
  });

  it('promises nothing of what the latest analysis says to leave as it is', async () => {
    const { token } = await signedInAccount();
    const taskName = 'Issuing customer invoices';
    const details = taskDetails({ teamSize: 1, hours: 1, frequency: 'Month' });
    const body = analysisBody({
      departments: ['Finance & Accounting'],
      departmentTasks: {
        'Finance & Accounting': { tasks: [taskName], taskDetails: { [taskName]: details } },
      },
    });
    const analysis = await api('POST', '/api/analysis/generate', { token, body });
    expect(analysis.status).toBeLessThan(300);
    expect((await submit(token)).body.ai_report).not.toContain('Your latest analysis');
  });

  it('names the missing answers', async () => {
    const { id, token } = await signedInAccount();
    const { q3: _third, q12: _twelfth, ...rest } = auditAnswers();
    const answer = await submit(token, rest);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'raw_answers.q3', message: 'This question is not answered' },
      { field: 'raw_answers.q12', message: 'This question is not answered' },
    ]);
    expect(await countOf(id)).toBe(0);
  });

  it.each([0, 11, -1, 5.5, '5', '', null, true, [5], { value: 5 }, 1e308])(
    'refuses the answer %j and names its question',
    async (value) => {
      const { token } = await account();
      const answer = await submit(token, { ...auditAnswers(), q7: value });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([
        { field: 'raw_answers.q7', message: 'Answer with a whole number from 1 to 10' },
      ]);
    },
  );

  it('refuses questions that don’t exist, and names them', async () => {
    const { token } = await account();
    const answer = await submit(token, { ...auditAnswers(), q14: 5, constructor: 5 });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('raw_answers: Unknown questions: q14, constructor');
    const own = JSON.stringify({ raw_answers: auditAnswers() }).replace('{"q1"', '{"__proto__":5,"q1"');
    const proto = await api<Refusal>('POST', '/api/audits', { token, body: own });
    expect(proto.status).toBe(400);
    expect(proto.body.message).toContain('__proto__');
  });

  it.each(['{broken', 'null', '[]', '5', '"text"', '{}', '{"raw_answers":null}', '{"raw_answers":[]}'])(
    'answers 400 to the body %s',
    async (body) => {
      const { token } = await account();
      expect((await api('POST', '/api/audits', { token, body })).status).toBe(400);
    },
  );

  it('makes one audit of a submission that is sent five times at once', async () => {
    const { id, token } = await signedInAccount();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(token, auditAnswers(), key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOf(id)).toBe(1);
  });

  it('takes no more than anybody makes in a day, also when they come at once', async () => {
    const { token, id } = await signedInAccount();
    const { auditsPerAccount } = dailyLimits;
    const answers = await Promise.all(Array.from({ length: auditsPerAccount + 2 }, () => submit(token)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body.message).toContain('That makes 20 audits within a day');
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(86_000);
    expect(await countOf(id)).toBe(auditsPerAccount);

    const { pool } = (await testPayload()).db;
    await pool.query(
      `update audit_reports set created_at = now() - interval '24 hours'
       where id = (select min(id) from audit_reports where owner_id = $1)`,
      [id],
    );
    expect((await submit(token)).status).toBe(201);
    expect((await submit(token)).status).toBe(429);
  });

  it('answers a submission that was kept, however many there are today', async () => {
    const { token } = await signedInAccount();
    const key = randomUUID();
    const first = await submit(token, auditAnswers(), key);
    for (let count = 1; count < dailyLimits.auditsPerAccount; count += 1) await submit(token);
    expect((await submit(token)).status).toBe(429);
    const again = await submit(token, auditAnswers(), key);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });

  it('keeps the submissions of two accounts apart', async () => {
    const [one, two] = await Promise.all([signedInAccount(), signedInAccount()]);
    const key = randomUUID();
    const first = await submit(one.token, auditAnswers(), key);
    const second = await submit(two.token, auditAnswers(), key);
    expect(first.body.id).not.toBe(second.body.id);
  });

  const account = (() => {
    let shared: ReturnType<typeof signedInAccount> | undefined;
    return () => (shared ??= signedInAccount());
  })();
});

describe('GET /api/audits/{id}', () => {
  it('serves the owner and administrators, and hides it from everyone else like a missing one', async () => {
    const [owner, other, marketer, admin] = await Promise.all([
      signedInAccount(),
      signedInAccount(),
      signedInAccount({ role: 'marketer' }),
      signedInAccount({ role: 'admin' }),
    ]);
    const { id } = (await submit(owner.token)).body;
    expect((await read(id, owner.token)).body).toMatchObject({ id, is_owner: true });
    expect((await read(id, admin.token)).body).toMatchObject({ id, is_owner: false });
    expect((await read(id)).status).toBe(401);

    const missing = await read(2_147_483_647, other.token);
    expect(missing.status).toBe(404);
    expect(missing.body).toEqual({ message: 'Report not found', error: 'Report not found' });
    for (const stranger of [other, marketer]) {
      const answer = await read(id, stranger.token);
      expect([answer.status, answer.body]).toEqual([missing.status, missing.body]);
    }
  });

  it('keeps Payload’s own routes from showing audits to marketers and clients', async () => {
    const [owner, marketer, admin] = await Promise.all([
      signedInAccount(),
      signedInAccount({ role: 'marketer' }),
      signedInAccount({ role: 'admin' }),
    ]);
    const { id } = (await submit(owner.token)).body;
    const one = (token: string) => api('GET', `/api/audit-reports/${id}`, { token });
    expect((await one(owner.token)).status).toBe(404);
    expect((await one(marketer.token)).status).toBe(404);
    const all = await api<{ docs: unknown[] }>('GET', '/api/audit-reports', { token: marketer.token });
    expect(all.body.docs).toEqual([]);
    await api('POST', `/api/audits/${id}/share`, { token: owner.token });
    const seen = (await one(admin.token)).body;
    expect(seen).toMatchObject({ id });
    expect(seen).not.toHaveProperty('shareTokenHash');
    expect((await api('GET', '/api/audit-drafts', { token: admin.token })).status).toBe(404);
  });

  it('comes with the owner’s audit before it', async () => {
    const owner = await signedInAccount();
    const first = await submit(owner.token, auditAnswers(4));
    const second = await submit(owner.token, auditAnswers(5, { q1: 9 }));
    const third = await submit(owner.token, auditAnswers(6));
    expect(third.body.previous).toMatchObject({
      id: second.body.id,
      overall_score: 53,
      raw_answers: { q1: 9 },
    });
    expect((await read(first.body.id, owner.token)).body.previous).toBeNull();
    const admin = await signedInAccount({ role: 'admin' });
    expect((await read(second.body.id, admin.token)).body.previous?.id).toBe(first.body.id);
  });

  it('reads rows that nothing has checked', async () => {
    const owner = await signedInAccount();
    const { id } = (await submit(owner.token)).body;
    await (
      await testPayload()
    ).db.updateOne({
      collection: 'audit-reports',
      id,
      data: { sectionScores: { Automation: '40', Other: 3 }, answers: 'broken', insights: null },
    });
    const { section_scores, raw_answers, ai_report } = (await read(id, owner.token)).body;
    expect({ section_scores, raw_answers, ai_report }).toEqual({
      section_scores: {},
      raw_answers: {},
      ai_report: null,
    });
    expect((await list(owner.token)).body).toHaveLength(1);
  });
});

describe('GET /api/audits', () => {
  it('lists the account’s own audits, newest first', async () => {
    const [owner, other] = await Promise.all([signedInAccount(), signedInAccount({ role: 'admin' })]);
    await submit(owner.token, auditAnswers(4));
    await submit(owner.token, auditAnswers(8));
    const { body } = await list(owner.token);
    expect(body.map(({ overall_score }) => overall_score)).toEqual([80, 40]);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual([
      'created_at',
      'id',
      'overall_score',
      'section_scores',
    ]);
    expect((await list(other.token)).body).toEqual([]);
  });

  it('lists one audit more than is shown, which the last of those is compared with', async () => {
    const { id: owner, token } = await signedInAccount();
    const payload = await testPayload();
    const answers = auditAnswers();
    const { overall: overallScore, sections: sectionScores } = scoreAudit(answers);
    const data = { owner, answers, overallScore, sectionScores, insights: 'None.' };
    for (let made = 0; made < auditLimits.shown + 2; made += 1) {
      await payload.create({ collection: 'audit-reports', data, overrideAccess: true });
    }
    expect((await list(token)).body).toHaveLength(auditLimits.shown + 1);
  });
});

describe('GET /api/audits/{id}/pdf', () => {
  it('is a PDF for those who may read the report, and a refusal for others', async () => {
    const [owner, other] = await Promise.all([signedInAccount(), signedInAccount()]);
    const { id } = (await submit(owner.token)).body;
    const pdf = (query: string, token?: string) => api('GET', `/api/audits/${id}/pdf${query}`, { token });
    expect((await pdf('')).status).toBe(401);
    expect((await pdf('', other.token)).status).toBe(404);
    expect((await pdf('?timezone=Mars/Base', owner.token)).status).toBe(400);
    const answer = await pdf('?timezone=America/Denver', owner.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Disposition')).toContain(`ai-readiness-report-${id}.pdf`);
  });
});

describe('deleting an account', () => {
  it('takes its audits and its draft with it', async () => {
    const owner = await signedInAccount();
    await submit(owner.token);
    await api('PUT', '/api/audits/draft', {
      token: owner.token,
      body: { key: null, answers: { q1: 5 }, section: 1 },
    });
    const payload = await testPayload();
    await payload.delete({ collection: 'users', id: owner.id });
    expect(await countOf(owner.id)).toBe(0);
    const drafts = await payload.count({
      collection: 'audit-drafts',
      where: { owner: { equals: owner.id } },
    });
    expect(drafts.totalDocs).toBe(0);
  });
});
