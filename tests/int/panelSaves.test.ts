import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../helpers/api';
import { staffTokens } from '../helpers/staffTokens';

interface Saved {
  doc: { id: number; updatedAt: string };
}

let adminToken: string;
beforeAll(async () => {
  ({ adminToken } = await staffTokens());
});

const words = () => `Panel ${randomUUID()}`;
const address = () => `/panel-${randomUUID()}`;

// Pictures, search metadata and the settings of the site have tests of their own.
it.each([
  ['categories', { name: words() }, () => ({ name: words() })],
  [
    'team-members',
    { name: words(), role: 'Analyst', discipline: 'process', bio: 'Counts.', order: 1 },
    () => ({ bio: words() }),
  ],
  ['redirects', { from: address(), to: '/team' }, () => ({ to: `/team?of=${randomUUID()}` })],
] as const)('a form of %s writes over nothing that its sender hasn’t seen', async (slug, first, change) => {
  const token = adminToken;
  const { id, updatedAt } = (await api<Saved>('POST', `/api/${slug}`, { token, body: first })).body.doc;
  const save = (body: object) => api<Saved>('PATCH', `/api/${slug}/${id}`, { token, body });
  try {
    const both = await Promise.all([change(), change()].map((body) => save({ ...body, updatedAt })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const latest = both.find(({ status }) => status === 200)?.body.doc;
    const stored = await api<Saved['doc']>('GET', `/api/${slug}/${id}`, { token });
    expect(stored.body.updatedAt).toBe(latest?.updatedAt);
    expect((await save({ ...change(), updatedAt: latest?.updatedAt })).status).toBe(200);
    // A call that names no version is of whichever is there.
    expect((await save(change())).status).toBe(200);
  } finally {
    await api('DELETE', `/api/${slug}/${id}`, { token });
  }
});
