import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/(payload)/api/[...slug]/route';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { signedInAccount, type TestAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api, freshAddress, siteUrl } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

async function createAnalysis({ token }: TestAccount, fields: Record<string, unknown> = {}) {
  const body = analysisBody(fields);
  return (await api<PresentedAnalysis>('POST', '/api/analysis/generate', { token, body })).body.id;
}

/** A file as it comes: `api` would read it as text. */
async function download(path: string, token: string) {
  const request = new Request(`${siteUrl}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}`, 'x-client-address': freshAddress() },
  });
  const response = await GET(request);
  return { headers: response.headers, data: new Uint8Array(await response.arrayBuffer()) };
}

describe('an analysis as a file', () => {
  it('is a PDF in the time zone that was asked for', async () => {
    const owner = await signedInAccount();
    const id = await createAnalysis(owner, { listName: 'Büro "x"\\;/..' });
    await (
      await testPayload()
    ).db.updateOne({ collection: 'analyses', id, data: { createdAt: '2026-03-01T03:00:00.000Z' } });
    const { headers, data } = await download(`analysis/${id}/pdf?timezone=America/New_York`, owner.token);
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Disposition')).toBe(
      'attachment; filename="ai-opportunity-analysis-buro-x.pdf"',
    );
    const document = await getDocument({ data, verbosity: 0 }).promise;
    const { items } = await (await document.getPage(1)).getTextContent();
    expect(JSON.stringify(items)).toContain('Generated on February 28, 2026');
    expect(JSON.stringify(items)).toContain('Prepared for Example Supply');
  });

  it('is a CSV table', async () => {
    const owner = await signedInAccount();
    const tasks = { tasks: ['=HYPERLINK("http://a.example")'] };
    const details = { teamSize: 2, hours: 3, frequency: 'Day', salary: 52_000 };
    const id = await createAnalysis(owner, {
      departments: ['Sales'],
      departmentTasks: { Sales: { ...tasks, taskDetails: { [tasks.tasks[0] ?? '']: details } } },
    });
    const { headers, data } = await download(`analysis/${id}/csv`, owner.token);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe(
      'attachment; filename="ai-opportunity-analysis-office-plan.csv"',
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(data);
    expect(text.split('\r\n')[0]).toMatch(/^\uFEFFKind,Department,/);
    // 2 people, 3 hours on each of 250 days, at $25 an hour
    expect(text).toContain(`Task,Sales,"'=HYPERLINK(""http://a.example"")",2,3,Daily,52000,25,37500,`);
  });

  it('is a spreadsheet', async () => {
    const owner = await signedInAccount();
    const id = await createAnalysis(owner);
    const { headers, data } = await download(`analysis/${id}/xlsx`, owner.token);
    expect(headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(headers.get('Content-Disposition')).toContain('ai-opportunity-analysis-office-plan.xlsx');
    // A zip archive, as all such files are.
    expect([...data.slice(0, 2)]).toEqual([0x50, 0x4b]);
  });

  it('is noted in the trail when an administrator takes a client’s', async () => {
    const owner = await signedInAccount();
    const admin = await signedInAccount({ role: 'admin' });
    const id = await createAnalysis(owner);
    for (const { token } of [owner, admin])
      for (const file of ['pdf', 'csv', 'xlsx'])
        expect((await api('GET', `/api/analysis/${id}/${file}`, { token })).status).toBe(200);
    const { docs } = await (
      await testPayload()
    ).find({
      collection: 'trail-entries',
      where: { subject: { equals: 'analyses' }, subjectId: { equals: id }, action: { equals: 'view' } },
    });
    expect(docs.map(({ actorId }) => actorId)).toEqual([admin.id, admin.id, admin.id]);
  });

  it.each(['pdf', 'csv', 'xlsx'])(
    'is not there as %s for ids that are none, or somebody else’s',
    async (file) => {
      const owner = await signedInAccount();
      const { token } = await signedInAccount();
      const id = await createAnalysis(owner);
      for (const path of [id, 0, -1, 2_147_483_647, '99999999999', 'none', '1.5'])
        expect((await api('GET', `/api/analysis/${path}/${file}`, { token })).status).toBe(404);
    },
  );

  it('is refused for a time zone that is none', async () => {
    const owner = await signedInAccount();
    const id = await createAnalysis(owner);
    const path = `/api/analysis/${id}/pdf?timezone=Mars`;
    expect((await api('GET', path, { token: owner.token })).status).toBe(400);
  });
});
