import { performance, monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { departments } from '@/domain/analysis/catalogue/departments';
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

describe('printing', () => {
  it('leaves this thread to the others', async () => {
    const owner = await signedInAccount();
    const id = await createAnalysis(owner);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const before = performance.eventLoopUtilization();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api('GET', `/api/analysis/${id}/pdf`, owner)),
    );
    const { utilization } = performance.eventLoopUtilization(before);
    delay.disable();
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    // It waits most of the time. With the printing in it, it would never.
    expect(utilization).toBeLessThan(0.6);
    expect(delay.max / 1e6).toBeLessThan(500);
  });

  it('gives nobody more than three at once, and the others theirs', async () => {
    const owner = await signedInAccount();
    const other = await signedInAccount();
    const [id, othersId] = [await createAnalysis(owner), await createAnalysis(other)];
    // Dates of another time zone make another document.
    const zones = ['Europe/Berlin', 'Asia/Tokyo', 'America/Lima', 'Africa/Cairo', 'Asia/Seoul'];
    const [answers, others] = await Promise.all([
      Promise.all(zones.map((zone) => api('GET', `/api/analysis/${id}/pdf?timezone=${zone}`, owner))),
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
    const startedAt = performance.eventLoopUtilization();
    expect(await download(path, owner)).toBe(first);
    const { idle } = performance.eventLoopUtilization(startedAt);
    expect(idle).toBeLessThan(500);
    const payload = await testPayload();
    await payload.updateGlobal({ slug: 'site-settings', data: { firmName: 'Another Name' } });
    expect(await download(path, owner)).not.toBe(first);
    await payload.updateGlobal({ slug: 'site-settings', data: { firmName: '' } });
  });
});
