import PDFDocument from 'pdfkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { departments } from '@/domain/analysis/catalogue/departments';
import { sitePool } from '@/integrations/workers/sitePool';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { signedInAccount, type TestAccount } from '../factories/account';
import { analysisBody, taskDetails } from '../factories/analysisBody';
import { api, openApi } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const tooManyAtOnce = 'You have several of these underway. Wait until they are done, then try again.';

/** All hundred tasks of the catalogue: about 30 pages. */
const everything = {
  departments: departments.map(({ name }) => name),
  departmentTasks: Object.fromEntries(
    departments.map(({ name, tasks }) => [
      name,
      {
        tasks: tasks.map((task) => task.name),
        taskDetails: Object.fromEntries(tasks.map((task) => [task.name, taskDetails()])),
      },
    ]),
  ),
};

async function createAnalysis({ token }: TestAccount): Promise<number> {
  const body = analysisBody(everything);
  return (await api<PresentedAnalysis>('POST', '/api/analysis/generate', { token, body })).body.id;
}

async function download(path: string, { token }: TestAccount): Promise<string> {
  return Buffer.from(await (await openApi('GET', path, { token })).arrayBuffer()).toString('latin1');
}

/** What is given to threads waits until the answered function is called, and results in one byte. */
function holdThreads(): () => void {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const pool = sitePool() as unknown as { runNow: () => Promise<Uint8Array> };
  vi.spyOn(pool, 'runNow').mockImplementation(() => finished.then(() => new Uint8Array(1)));
  return finish;
}

describe('printing', () => {
  afterEach(() => vi.restoreAllMocks());

  it('leaves this thread to the others', async () => {
    const owner = await signedInAccount();
    const id = await createAnalysis(owner);
    const pagesMadeHere = vi.spyOn(PDFDocument.prototype, 'addPage');
    const givenAway = vi.spyOn(sitePool(), 'run');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api('GET', `/api/analysis/${id}/pdf`, owner)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(pagesMadeHere).not.toHaveBeenCalled();
    expect(givenAway).toHaveBeenCalledTimes(1);
  });

  it('gives nobody more than three at once, and the others theirs', async () => {
    const owner = await signedInAccount();
    const other = await signedInAccount();
    const [id, othersId] = [await createAnalysis(owner), await createAnalysis(other)];
    // Dates of another time zone make another document.
    const zones = ['Europe/Berlin', 'Asia/Tokyo', 'America/Lima', 'Africa/Cairo', 'Asia/Seoul'];
    const finish = holdThreads();
    let refusals = 0;
    const order = async (zone: string) => {
      const answer = await api('GET', `/api/analysis/${id}/pdf?timezone=${zone}`, owner);
      if (answer.status === 429) refusals += 1;
      if (refusals === 2) finish();
      return answer;
    };
    const [answers, others] = await Promise.all([
      Promise.all(zones.map(order)),
      api('GET', `/api/analysis/${othersId}/pdf`, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    expect(others.status).toBe(200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ body }) => body.message)).toEqual([tooManyAtOnce, tooManyAtOnce]);
    expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual(['3', '3']);
  });

  it('keeps what is finished, until something in it changes', async () => {
    const owner = await signedInAccount();
    const path = `/api/analysis/${await createAnalysis(owner)}/pdf`;
    const first = await download(path, owner);
    const printing = vi.spyOn(sitePool(), 'run');
    expect(await download(path, owner)).toBe(first);
    expect(printing).not.toHaveBeenCalled();
    const payload = await testPayload();
    await payload.updateGlobal({ slug: 'site-settings', data: { firmName: 'Another Name' } });
    expect(await download(path, owner)).not.toBe(first);
    await payload.updateGlobal({ slug: 'site-settings', data: { firmName: '' } });
  });
});
