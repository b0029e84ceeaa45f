import { describe, expect, it } from 'vitest';
import type { AuditShare, NewAuditShare, PresentedAudit, SharedAudit } from '@/schemas/audit';
import { signedInAccount, type TestAccount } from '../factories/account';
import { auditAnswers } from '../factories/auditAnswers';
import { api, freshAddress } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const dayMs = 24 * 60 * 60 * 1000;

async function createAudit({ token }: TestAccount): Promise<PresentedAudit> {
  const body = { raw_answers: auditAnswers() };
  return (await api<PresentedAudit>('POST', '/api/audits', { token, body })).body;
}

const share = (id: number, token?: string) =>
  api<NewAuditShare>('POST', `/api/audits/${id}/share`, { token });
const state = (id: number, token?: string) => api<AuditShare>('GET', `/api/audits/${id}/share`, { token });
const end = (id: number, token?: string) => api<AuditShare>('DELETE', `/api/audits/${id}/share`, { token });
const open = (token: string, address?: string) =>
  api<SharedAudit & { message: string }>('POST', '/api/shared-reports', { body: { token }, address });
const tokenOf = ({ url }: NewAuditShare) => new URL(url).hash.slice(1);
const gone = { message: 'This link has expired or was withdrawn' };

describe('the link to a shared report', () => {
  it('shows the report to anybody, without whose it is', async () => {
    const owner = await signedInAccount();
    await createAudit(owner);
    const audit = await createAudit(owner);
    const { status, body } = await share(audit.id, owner.token);
    expect(status).toBe(201);
    expect(new Date(body.expires_at).getTime() - Date.now()).toBeGreaterThan(14 * dayMs - 60_000);
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/shared-report#[\w-]{43}$/);

    const shown = await open(tokenOf(body));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    expect(shown.body).toEqual({
      created_at: audit.created_at,
      overall_score: audit.overall_score,
      section_scores: audit.section_scores,
      raw_answers: audit.raw_answers,
      ai_report: audit.ai_report,
    });
    expect(JSON.stringify(shown.body)).not.toContain(owner.email);
  });

  it('keeps no token', async () => {
    const owner = await signedInAccount();
    const { id } = await createAudit(owner);
    const token = tokenOf((await share(id, owner.token)).body);
    const { rows } = await (
      await testPayload()
    ).db.pool.query('select * from audit_reports where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('stops when it is withdrawn, replaced or expired', async () => {
    const owner = await signedInAccount();
    const { id } = await createAudit(owner);
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
      collection: 'audit-reports',
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
    const { id } = await createAudit(owner);
    const token = tokenOf((await share(id, owner.token)).body);
    for (const call of [share, state, end]) {
      expect((await call(id)).status).toBe(401);
      expect((await call(id, other.token)).status).toBe(404);
      expect((await call(id, admin.token)).status).toBe(404);
    }
    expect((await open(token)).status).toBe(200);
  });

  it('can’t be guessed at leisure', async () => {
    const address = freshAddress();
    const owner = await signedInAccount();
    const { id } = await createAudit(owner);
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
      expect((await api('POST', '/api/shared-reports', { body })).status).toBe(400);
    },
  );
});
