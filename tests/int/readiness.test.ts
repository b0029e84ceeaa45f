import { afterEach, describe, expect, it } from 'vitest';
import { assumedDayRateUsd } from '@/domain/analysis/investment/investmentFactors';
import type { PresentedAudit } from '@/schemas/audit';
import { recalculateAnalyses } from '@/operations/analyses/recalculateAnalyses';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { auditAnswers } from '../factories/auditAnswers';
import { api } from '../helpers/api';
import { generateAnalysis } from '../helpers/generateAnalysis';
import { testPayload } from '../helpers/testPayload';

const audit = async (token: string, answer: number) =>
  (
    await api<PresentedAudit>('POST', '/api/audits', {
      token,
      body: { overall_score: 0, section_scores: {}, raw_answers: auditAnswers(answer) },
    })
  ).body;

describe('the readiness of an analysis', () => {
  it('is assumed without an audit, whatever a client states', async () => {
    const { token } = await signedInAccount();
    const other = await signedInAccount();
    await audit(other.token, 10);
    const { body } = await generateAnalysis(token, analysisBody({ aiReadiness: 'advanced' }));
    expect(body).toMatchObject({ ai_readiness: 'intermediate', readiness_audit: null });
  });

  it.each([
    [3, 'beginner', 30],
    [8, 'advanced', 80],
  ])('comes from the latest audit: answers of %i are %s', async (answer, level, percent) => {
    const { token } = await signedInAccount();
    await audit(token, 6);
    const latest = await audit(token, answer);
    const { body } = await generateAnalysis(token);
    expect(body).toMatchObject({
      ai_readiness: level,
      readiness_audit: { percent, audited_at: latest.created_at },
    });
    const read = await api<typeof body>('GET', `/api/admin/analysis/${body.id}`, { token });
    expect(read.body).toEqual(body);
    const outcomes = [];
    for await (const outcome of recalculateAnalyses(await testPayload()))
      if (outcome.id === body.id) outcomes.push(outcome);
    expect(outcomes).toEqual([{ id: body.id, outcome: 'same' }]);
  });
});

describe('the firm’s day rate', () => {
  const set = async (dayRateUsd: number | null) =>
    (await testPayload()).updateGlobal({ slug: 'site-settings', data: { dayRateUsd } });
  afterEach(() => set(null));

  it('is kept with the analysis that was counted with it', async () => {
    const { token } = await signedInAccount();
    const before = (await generateAnalysis(token)).body;
    await set(20_000);
    const { body } = await generateAnalysis(token);
    expect([before.day_rate_usd, body.day_rate_usd]).toEqual([null, 20_000]);
    const read = await api<typeof body>('GET', `/api/admin/analysis/${before.id}`, { token });
    expect(read.body).toEqual(before);
    expect(body.left_alone.length).toBeGreaterThan(before.left_alone.length);
    const outcomes = [];
    for await (const outcome of recalculateAnalyses(await testPayload()))
      if (outcome.id === body.id) outcomes.push(outcome.outcome);
    expect(outcomes).toEqual(['same']);
  });

  it('is shown to staff alone, set by administrators, within limits', async () => {
    await set(assumedDayRateUsd + 1);
    const anyone = await api<{ dayRateUsd?: number }>('GET', '/api/globals/site-settings');
    expect(anyone.body).not.toHaveProperty('dayRateUsd');
    const payload = await testPayload();
    const marketer = await signedInAccount({ role: 'marketer' });
    const read = await payload.findGlobal({
      slug: 'site-settings',
      overrideAccess: false,
      user: await payload.findByID({ collection: 'users', id: marketer.id }),
    });
    expect(read.dayRateUsd).toBe(assumedDayRateUsd + 1);
    await expect(set(99)).rejects.toThrow(/Day rate/);
  });
});
