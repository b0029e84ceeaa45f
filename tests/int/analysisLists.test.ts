import { describe, expect, it } from 'vitest';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import { savingsTotals } from '@/domain/analysis/totals';
import type { AnalysisListItem, AnalysisSummary } from '@/schemas/analysis';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api } from '../helpers/api';
import { countQueries } from '../helpers/countQueries';
import { download } from '../helpers/files';
import { generateAnalysis } from '../helpers/generateAnalysis';
import { testPayload } from '../helpers/testPayload';

const summaryOf = async (token: string, query = '') =>
  (await api<AnalysisSummary>('GET', `/api/analysis/summary${query}`, { token })).body;

async function writeAnalyses(owner: number, count: number): Promise<void> {
  const { pool } = (await testPayload()).db;
  await pool.query(
    `insert into analyses (owner_id, list_name, industry, goals, departments, department_tasks, bottlenecks, data_types,
       current_ai_usage, customer_insights, monetization, ai_readiness, engine_version, opportunities, created_at)
     select $1, 'Plan ' || n, 'Retail', 'x', '[]', '{}', 'x', '[]', 'no', 'no', 'no', 'beginner', '1',
       '[{"name": "One", "roiModel": {"savedHours": 5, "calculatedSavings": "$1,000/year"}}]', now() - n / 3 * interval '1 hour'
     from generate_series(1, $2::int) n`,
    [owner, count],
  );
}

describe('GET /api/analysis with many', () => {
  it('answers all of them in their order, and pages of them when asked', async () => {
    const { id, token } = await signedInAccount();
    await writeAnalyses(id, 123);
    const { data, headers } = await download('/api/analysis', token);
    const all = JSON.parse(String(data)) as AnalysisListItem[];
    expect(headers.get('X-Total-Count')).toBe('123');
    expect(new Set(all.map(({ list_name }) => list_name)).size).toBe(123);
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all.map(({ created_at }) => created_at).toSorted((a, b) => b.localeCompare(a)),
    );
    const paged: AnalysisListItem[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await api<AnalysisListItem[]>('GET', `/api/analysis?page=${page}&limit=50`, { token });
      expect(answer.headers.get('X-Total-Count')).toBe('123');
      paged.push(...answer.body);
    }
    expect(paged).toEqual(all);
    const behind = await api<unknown[]>('GET', '/api/analysis?page=9', { token });
    expect([behind.body, behind.headers.get('X-Total-Count')]).toEqual([[], '123']);
  });

  it.each(['page=0', 'limit=101', 'limit=x'])('refuses %s', async (query) => {
    const { token } = await signedInAccount();
    for (const path of ['/api/analysis', '/api/analysis/summary']) {
      expect((await api('GET', `${path}?${query}`, { token })).status).toBe(400);
    }
  });
});

describe('GET /api/analysis/summary', () => {
  it('says what the list shows of the same analyses', async () => {
    const { token } = await signedInAccount();
    await generateAnalysis(token, analysisBody({ listName: 'First' }));
    await generateAnalysis(token, analysisBody({ listName: 'Second', industry: 'Retail Bakeries' }));
    const { body: whole } = await api<AnalysisListItem[]>('GET', '/api/analysis', { token });
    const { analyses, ...totals } = await summaryOf(token);
    expect(analyses).toEqual(
      whole.map(
        ({ opportunities, executive_summary: _summary, further_opportunities: _further, ...item }) => ({
          ...item,
          opportunities: opportunities.length,
          saved_hours: savingsTotals(opportunities).savedHours,
          savings_usd: savingsTotals(opportunities).savingsUsd,
        }),
      ),
    );
    const opportunities = whole.flatMap((item) => item.opportunities);
    expect(totals).toEqual({
      total: 2,
      opportunities: opportunities.length,
      savings_usd: savingsTotals(opportunities).savingsUsd,
      latest_savings_usd: null,
    });
    const nobody = await signedInAccount();
    expect(await summaryOf(nobody.token)).toEqual({
      total: 0,
      opportunities: 0,
      savings_usd: 0,
      latest_savings_usd: null,
      analyses: [],
    });
  });

  it('counts anew what a former release has kept', async () => {
    const { id, token } = await signedInAccount();
    await writeAnalyses(id, 1);
    const payload = await testPayload();
    await payload.db.pool.query('update analyses set opportunities = $2 where owner_id = $1', [
      id,
      JSON.stringify([
        {
          name: 'Named',
          complexity: 'High',
          roiModel: { savedHours: 5, calculatedSavings: '$15,000USD/year' },
        },
        { roiModel: { savedHours: 7, calculatedSavings: '$2,000/year' } },
      ]),
    ]);
    const read = { opportunities: 2, savings_usd: 17_000 };
    expect(await summaryOf(token)).toMatchObject({ ...read, analyses: [{ ...read, saved_hours: 12 }] });
    await payload.db.pool.query(
      `update analysis_figures set opportunities = 1, savings_usd = 1500, work_key = 'as the former release wrote it'
       where analysis_id in (select id from analyses where owner_id = $1)`,
      [id],
    );
    expect(await summaryOf(token)).toMatchObject(read);
    const { body } = await api<AnalysisListItem[]>('GET', '/api/analysis', { token });
    expect(body[0]?.opportunities).toMatchObject([
      { name: 'Named', complexity: 'High' },
      { name: 'TBD', complexity: 'TBD' },
    ]);
  });

  it('adds up all analyses, and says what the latest of each name come to', async () => {
    const { id, token } = await signedInAccount();
    await writeAnalyses(id, 4);
    const { pool } = (await testPayload()).db;
    // From the latest to the oldest: the second, the first, the fourth, the third.
    const names = ['Müller Bakery', ' MÜLLER  bakery ', 'Smith & Sons', 'Müller Bakery'];
    for (const [index, name] of names.entries()) {
      const opportunities = [{ name: 'One', roiModel: { savedHours: 1, calculatedSavings: 10 ** index } }];
      await pool.query(
        'update analyses set list_name = $3, opportunities = $4 where owner_id = $1 and list_name = $2',
        [id, `Plan ${index + 1}`, name, JSON.stringify(opportunities)],
      );
    }
    expect(await summaryOf(token, '?page=2&limit=3')).toMatchObject({
      total: 4,
      opportunities: 4,
      savings_usd: 1111,
      latest_savings_usd: 10 + 100,
      analyses: [{ savings_usd: 100 }],
    });
    await pool.query('delete from analyses where owner_id = $1 and list_name = $2', [id, 'Smith & Sons']);
    expect(await summaryOf(token)).toMatchObject({ savings_usd: 1011, latest_savings_usd: 10 });
  });

  it('says what the latest analysis of the same work comes to, under whatever names', async () => {
    const { token } = await signedInAccount();
    const savingsOf = ({ body }: Awaited<ReturnType<typeof generateAnalysis>>) =>
      savingsTotals(readOpportunities(body.opportunities)).savingsUsd;
    const named = (listName: string, fields: Record<string, unknown> = {}) =>
      generateAnalysis(token, analysisBody({ listName, ...fields }));
    const first = await named('First try');
    const corrected = await named('Second try', { goals: 'Another goal.' });
    expect(await summaryOf(token)).toMatchObject({
      savings_usd: savingsOf(first) + savingsOf(corrected),
      latest_savings_usd: savingsOf(corrected),
    });
    const otherTrade = await named('Sister firm', { industry: 'Retail Bakeries' });
    expect(await summaryOf(token)).toMatchObject({
      savings_usd: savingsOf(first) + savingsOf(corrected) + savingsOf(otherTrade),
      latest_savings_usd: savingsOf(corrected) + savingsOf(otherTrade),
    });
    expect((await summaryOf(token)).opportunities).toBeGreaterThan(corrected.body.opportunities.length);
  });

  it('counts the work of figures that an earlier release kept', async () => {
    const { id, token } = await signedInAccount();
    await generateAnalysis(token, analysisBody({ listName: 'First try' }));
    const { body } = await generateAnalysis(token, analysisBody({ listName: 'Second try' }));
    await summaryOf(token);
    const { pool } = (await testPayload()).db;
    await pool.query(
      'update analysis_figures set work_key = null where analysis_id in (select id from analyses where owner_id = $1)',
      [id],
    );
    const { savingsUsd } = savingsTotals(readOpportunities(body.opportunities));
    expect((await summaryOf(token)).latest_savings_usd).toBe(savingsUsd);
  });

  it('counts what nobody has counted, and asks once from then on', async () => {
    const { id, token } = await signedInAccount();
    await writeAnalyses(id, 70);
    const first = await summaryOf(token, '?page=2&limit=50');
    expect(first).toMatchObject({ total: 70, opportunities: 70, savings_usd: 70_000 });
    expect(first.analyses).toHaveLength(20);
    expect(first.analyses[0]).toMatchObject({ opportunities: 1, saved_hours: 5, savings_usd: 1_000 });
    const payload = await testPayload();
    expect(await countQueries(payload, () => summaryOf(token))).toBe(2);
    expect((await summaryOf(token, '?page=9')).analyses).toEqual([]);
    expect((await summaryOf(token, '?page=9')).total).toBe(70);
  });

  it('counts anew what has been changed, whoever changes it', async () => {
    const { id, token } = await signedInAccount();
    await writeAnalyses(id, 2);
    await summaryOf(token);
    const { pool } = (await testPayload()).db;
    await pool.query(
      `update analyses set opportunities = '{"opportunities": [{"name": "A"}, {"name": "B"}]}'
       where owner_id = $1 and list_name = 'Plan 1'`,
      [id],
    );
    expect((await summaryOf(token)).opportunities).toBe(3);
    await pool.query('update analyses set opportunities = \'"{broken"\' where owner_id = $1', [id]);
    expect(await summaryOf(token)).toMatchObject({ total: 2, opportunities: 0, savings_usd: 0 });
    await pool.query('delete from analyses where owner_id = $1', [id]);
    expect((await summaryOf(token)).total).toBe(0);
  });

  it('keeps nothing that was changed while it was counted', async () => {
    const { id, token } = await signedInAccount();
    await writeAnalyses(id, 1);
    const { pool } = (await testPayload()).db;
    const changer = await pool.connect();
    try {
      await changer.query('begin');
      await changer.query("update analyses set opportunities = '[]' where owner_id = $1", [id]);
      const asked = summaryOf(token);
      await expect
        .poll(async () => {
          const { rows } = await pool.query<{ waits: number }>(
            "select count(*)::int as waits from pg_stat_activity where wait_event_type = 'Lock' and query like '%analysis_figures%'",
          );
          return rows[0]?.waits;
        })
        .toBeGreaterThan(0);
      await changer.query('commit');
      await asked;
    } finally {
      changer.release();
    }
    expect((await summaryOf(token)).opportunities).toBe(0);
  });
});
