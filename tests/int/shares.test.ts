import { describe, expect, it } from 'vitest';
import type { PresentedAnalysis, SharedAnalysis } from '@/schemas/analysis';
import type { PresentedAudit, SharedAudit } from '@/schemas/audit';
import type { NewShare, Share } from '@/schemas/share';
import { signedInAccount, type TestAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { auditAnswers } from '../factories/auditAnswers';
import { api, freshAddress } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const dayMs = 24 * 60 * 60 * 1000;
const tokenOf = ({ url }: NewShare) => new URL(url).hash.slice(1);
const gone = { message: 'This link has expired or was withdrawn' };
const missingId = 2_147_483_647;

const report = {
  kind: 'report',
  path: '/api/audits',
  opened: '/api/shared-reports',
  page: '/shared-report',
  collection: 'audit-reports',
  table: 'audit_reports',
  create: async ({ token }: TestAccount) => {
    const body = { raw_answers: auditAnswers() };
    return (await api<PresentedAudit>('POST', '/api/audits', { token, body })).body;
  },
} as const;

const analysis = {
  kind: 'analysis',
  path: '/api/analysis',
  opened: '/api/shared-analyses',
  page: '/shared-analysis',
  collection: 'analyses',
  table: 'analyses',
  create: async ({ token }: TestAccount) =>
    (await api<PresentedAnalysis>('POST', '/api/analysis/generate', { token, body: analysisBody() })).body,
} as const;

type Kind = typeof report | typeof analysis;

/** The calls of one kind. */
const callsOf = ({ path, opened }: Kind) => ({
  share: (id: number | string, token?: string) => api<NewShare>('POST', `${path}/${id}/share`, { token }),
  state: (id: number | string, token?: string) => api<Share>('GET', `${path}/${id}/share`, { token }),
  end: (id: number | string, token?: string) => api<Share>('DELETE', `${path}/${id}/share`, { token }),
  open: <Shown = { message: string }>(token: string, address?: string) =>
    api<Shown>('POST', opened, { body: { token }, address }),
});

describe('what a link shows', () => {
  it('is the report, without whose it is', async () => {
    const { share, open } = callsOf(report);
    const owner = await signedInAccount();
    await report.create(owner);
    const audit = await report.create(owner);
    const shown = await open<SharedAudit>(tokenOf((await share(audit.id, owner.token)).body));
    expect(shown.body).toEqual({
      created_at: audit.created_at,
      overall_score: audit.overall_score,
      section_scores: audit.section_scores,
      raw_answers: audit.raw_answers,
      ai_report: audit.ai_report,
    });
    expect(JSON.stringify(shown.body)).not.toContain(owner.email);
  });

  it('says nothing of the analysis of the account', async () => {
    const { share, open } = callsOf(report);
    const owner = await signedInAccount();
    await api('POST', '/api/analysis/generate', { token: owner.token, body: analysisBody() });
    const { id, ...audit } = await report.create(owner);
    expect(audit.ai_report).toContain('Your latest analysis (Offices of Lawyers)');
    const { body: shown } = await open<SharedAudit>(tokenOf((await share(id, owner.token)).body));
    for (const own of ['analysis', 'Lawyers', 'ABA Formal Opinion'])
      expect(shown.ai_report).not.toContain(own);
  });

  it('is the analysis with its answers, without whose it is', async () => {
    const { share, open } = callsOf(analysis);
    const owner = await signedInAccount();
    const { id, owner_id, ...rest } = await analysis.create(owner);
    expect(owner_id).toBe(owner.id);
    const shown = await open<SharedAnalysis>(tokenOf((await share(id, owner.token)).body));
    expect(shown.status).toBe(200);
    expect(shown.body).toEqual(rest);
    expect(JSON.stringify(shown.body)).not.toContain(owner.email);
  });
});

describe('a link that hides salaries', () => {
  const { open, end, state } = callsOf(analysis);

  it('leaves them and the hourly rates out, until a link shows them again', async () => {
    const owner = await signedInAccount();
    const { id, owner_id: _owner, ...rest } = await analysis.create(owner);
    const share = (query: string) =>
      api<NewShare>('POST', `${analysis.path}/${id}/share${query}`, { token: owner.token });
    const made = await share('?hide=salaries');
    expect([made.status, made.body.hides_salaries]).toEqual([201, true]);
    expect((await state(id, owner.token)).body.hides_salaries).toBe(true);
    const { body: hidden } = await open<SharedAnalysis>(tokenOf(made.body));
    const [task] = Object.values(rest.department_tasks).flat();
    const [shown] = Object.values(hidden.department_tasks).flat();
    expect(shown).not.toHaveProperty('salary');
    expect(shown).not.toHaveProperty('hourlyRate');
    expect(shown).not.toHaveProperty('teamSize');
    expect(shown?.annualTaskCost).toBe(task?.annualTaskCost);
    expect(JSON.stringify(hidden)).not.toContain(`$${task?.hourlyRate}`);
    expect(hidden.opportunities.map(({ roiModel }) => roiModel.calculatedSavings)).toEqual(
      rest.opportunities.map(({ roiModel }) => roiModel.calculatedSavings),
    );
    const change = (token: string, hides_salaries: unknown) =>
      api<Share>('PUT', `${analysis.path}/${id}/share`, { token, body: { hides_salaries } });
    expect((await change(owner.token, false)).body).toEqual({
      expires_at: made.body.expires_at,
      hides_salaries: false,
    });
    expect((await open<SharedAnalysis>(tokenOf(made.body))).body).toEqual(rest);
    expect((await change(owner.token, 'no')).status).toBe(400);
    expect((await change((await signedInAccount()).token, true)).status).toBe(404);
    const other = await share('');
    expect(other.body.hides_salaries).toBe(false);
    expect((await open(tokenOf(made.body))).status).toBe(404);
    expect((await open<SharedAnalysis>(tokenOf(other.body))).body).toEqual(rest);
    expect((await end(id, owner.token)).body).toEqual({ expires_at: null });
    expect((await share('?hide=everything')).status).toBe(400);
  });
});

describe.each<Kind>([report, analysis])('the link to a shared $kind', (kind) => {
  const { share, state, end, open } = callsOf(kind);

  it('works for two weeks, and no cache keeps what it shows', async () => {
    const owner = await signedInAccount();
    const { id } = await kind.create(owner);
    const { status, body } = await share(id, owner.token);
    expect(status).toBe(201);
    const daysLeft = (new Date(body.expires_at).getTime() - Date.now()) / dayMs;
    expect(daysLeft).toBeGreaterThan(13.9);
    expect(daysLeft).toBeLessThanOrEqual(14);
    expect(body.url).toMatch(new RegExp(`^http://localhost:3000${kind.page}#[\\w-]{43}$`));
    const shown = await open(tokenOf(body));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
  });

  it('keeps no token', async () => {
    const owner = await signedInAccount();
    const { id } = await kind.create(owner);
    const token = tokenOf((await share(id, owner.token)).body);
    const { rows } = await (
      await testPayload()
    ).db.pool.query(`select * from ${kind.table} where id = $1`, [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('stops when it is withdrawn, replaced or expired', async () => {
    const owner = await signedInAccount();
    const { id } = await kind.create(owner);
    const first = tokenOf((await share(id, owner.token)).body);
    const second = tokenOf((await share(id, owner.token)).body);
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);

    expect((await end(id, owner.token)).body).toEqual({ expires_at: null });
    expect((await open(second)).body).toMatchObject(gone);
    expect((await state(id, owner.token)).body).toEqual({ expires_at: null });

    const third = tokenOf((await share(id, owner.token)).body);
    expect((await state(id, owner.token)).body.expires_at).not.toBeNull();
    await (
      await testPayload()
    ).db.updateOne({
      collection: kind.collection,
      id,
      data: { shareExpiresAt: new Date(Date.now() - 1_000).toISOString() },
    });
    const expired = await open(third);
    expect([expired.status, expired.body]).toEqual([404, expect.objectContaining(gone)]);
    expect((await state(id, owner.token)).body).toEqual({ expires_at: null });
  });

  it('is made and withdrawn by the owner alone', async () => {
    const [owner, other, admin] = await Promise.all([
      signedInAccount(),
      signedInAccount(),
      signedInAccount({ role: 'admin' }),
    ]);
    const { id } = await kind.create(owner);
    const token = tokenOf((await share(id, owner.token)).body);
    for (const call of [share, state, end]) {
      expect((await call(id)).status).toBe(401);
      expect((await call(id, other.token)).status).toBe(404);
      expect((await call(id, admin.token)).status).toBe(404);
    }
    expect((await open(token)).status).toBe(200);
  });

  it('is found under real ids only', async () => {
    const { token } = await signedInAccount();
    for (const call of [share, state, end])
      for (const id of [missingId, 0, -1, '1.5', 'none', '99999999999', '1%20or%201'])
        expect((await call(id, token)).status).toBe(404);
  });

  it('can’t be read from the collection, not even by an administrator', async () => {
    const owner = await signedInAccount();
    const admin = await signedInAccount({ role: 'admin' });
    const { id } = await kind.create(owner);
    await share(id, owner.token);
    const { status, body } = await api('GET', `/api/${kind.collection}/${id}`, { token: admin.token });
    expect(status).toBe(200);
    expect(Object.keys(body).filter((key) => key.startsWith('share'))).toEqual([]);
    const query = `where[and][0][id][equals]=${id}&where[and][1][shareTokenHash][exists]=true`;
    const guessed = await api('GET', `/api/${kind.collection}?${query}`, { token: admin.token });
    expect(guessed.status).toBe(400);
  });

  it('ends with what it shows', async () => {
    const owner = await signedInAccount();
    const { id } = await kind.create(owner);
    const token = tokenOf((await share(id, owner.token)).body);
    await (await testPayload()).delete({ collection: kind.collection, id });
    const { status, body } = await open(token);
    expect([status, body]).toEqual([404, expect.objectContaining(gone)]);
  });

  it('can’t be guessed at leisure', async () => {
    const address = freshAddress();
    const owner = await signedInAccount();
    const { id } = await kind.create(owner);
    const token = tokenOf((await share(id, owner.token)).body);
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect((await open(`guess-${attempt}`, address)).status).toBe(404);
    const refused = await open(token, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await open(token)).status).toBe(200);
  });

  it.each([{}, { token: 5 }, { token: 'x'.repeat(101) }, { token: { equals: null } }])(
    'refuses %j',
    async (body) => {
      expect((await api('POST', kind.opened, { body })).status).toBe(400);
    },
  );
});
