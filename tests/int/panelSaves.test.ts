import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sentRevision } from '@/domain/blog/revision';
import type { ReadPostVersion } from '@/schemas/postVersions';
import { signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { spyOnQueries } from '../helpers/countQueries';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';

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

it('a form of an account writes back no role from before', async () => {
  const token = adminToken;
  const { id } = await signedInAccount({ role: 'marketer' });
  const path = `/api/users/${id}`;
  const shown = (await api<Saved['doc']>('GET', path, { token })).body;
  const demoted = await api('PUT', `/api/admin/users/${id}`, { token, body: { role: 'client' } });
  expect(demoted.status).toBe(200);
  const save = (body: object) => api<Saved>('PATCH', path, { token, body });
  expect((await save({ ...shown, company: words() })).status).toBe(409);
  const stored = (await api<Saved['doc'] & { role: string }>('GET', path, { token })).body;
  expect(stored.role).toBe('client');
  expect((await save({ ...stored, company: words() })).status).toBe(200);
  expect((await save({ company: words() })).status).toBe(200);
});

describe('a form of a post', () => {
  interface Draft {
    id: number;
    slug: string;
    description: string;
    edition: string;
  }
  const token = () => adminToken;
  const read = async (id: number) =>
    (await api<Draft>('GET', `/api/posts/${id}?draft=true&depth=0`, { token: token() })).body;
  const autosave = (id: number, body: object) =>
    api<{ doc: Draft }>('PATCH', `/api/posts/${id}?draft=true&autosave=true&depth=0`, {
      token: token(),
      body: { ...body, _status: 'draft' },
    });
  const portal = (slug: string, body: object) =>
    api('PUT', `/api/admin/blog/post/${slug}`, { token: token(), body });

  async function opened() {
    const text = {
      title: words(),
      excerpt: 'As it was.',
      content: 'A text.\n',
      author: 'Jo Doe',
      published: true,
    };
    const body = { ...text, slug: `panel-${randomUUID()}` };
    const written = await api<Draft>('POST', '/api/admin/blog/posts', { token: token(), body });
    const { id, slug, edition } = await read(written.body.id);
    const form = sentRevision(edition, randomUUID());
    return { id, slug, edition, form };
  }

  it('saves again and again, also when the answers come too late to be known', async () => {
    const { id, form } = await opened();
    for (const description of ['First.', 'Second.', 'Third.'])
      expect((await autosave(id, { description, edition: form })).status).toBe(200);
    expect((await read(id)).description).toBe('Third.');
  });

  it('has the latest revision read once for each save', async () => {
    const { id, form } = await opened();
    let reads = 0;
    const stop = await spyOnQueries(await testPayload(), (statement) => {
      if (JSON.stringify(statement).includes('version_edition as revision')) reads += 1;
    });
    try {
      expect((await autosave(id, { description: 'First.', edition: form })).status).toBe(200);
      expect(reads).toBe(1);
    } finally {
      stop();
    }
  });

  it('writes over nothing that was saved elsewhere since it was filled in', async () => {
    const { id, slug, form } = await opened();
    expect((await portal(slug, { excerpt: 'Of the portal.' })).status).toBe(200);
    const refused = await autosave(id, { description: 'Of the panel.', edition: form });
    expect(refused.status).toBe(409);
    expect((await read(id)).description).toBe('Of the portal.');
  });

  it('writes over nothing that was saved elsewhere since it saved last', async () => {
    const { id, slug, form } = await opened();
    const saved = await autosave(id, { description: 'First.', edition: form });
    expect((await portal(slug, { excerpt: 'Of the portal.' })).status).toBe(200);
    for (const edition of [form, saved.body.doc.edition])
      expect((await autosave(id, { description: 'Second.', edition })).status).toBe(409);
    expect((await read(id)).description).toBe('Of the portal.');
  });

  it('writes over nothing that another form has saved', async () => {
    const { id, edition, form } = await opened();
    const other = sentRevision(edition, randomUUID());
    const both = await Promise.all(
      [form, other].map((sent) => autosave(id, { description: sent, edition: sent })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('writes over nothing that another form has saved since it showed what that form had saved before', async () => {
    const { id, form: first } = await opened();
    await autosave(id, { description: 'First.', edition: first });
    const second = sentRevision((await read(id)).edition, randomUUID());
    expect((await autosave(id, { description: 'Second.', edition: first })).status).toBe(200);
    expect((await autosave(id, { description: 'Of the other.', edition: second })).status).toBe(409);
    expect((await read(id)).description).toBe('Second.');
  });

  it('reverts to what is published, and only to that', async () => {
    const { id, form } = await opened();
    const row = async () => (await api<Draft>('GET', `/api/posts/${id}?depth=0`, { token: token() })).body;
    const published = await row();
    await autosave(id, { description: 'A draft.', edition: form });
    // As the panel's button does.
    const send = (body: object) => api('PATCH', `/api/posts/${id}`, { token: token(), body });
    expect((await send({ ...published, _status: 'published', edition: randomUUID() })).status).toBe(409);
    expect((await send({ ...published, _status: 'published' })).status).toBe(200);
    expect((await read(id)).description).toBe('As it was.');
    expect((await autosave(id, { description: 'Typed on.', edition: form })).status).toBe(409);
  });

  it('writes over no version that was brought back since, its own among them', async () => {
    const { id, slug, form } = await opened();
    await autosave(id, { description: 'First.', edition: form });
    const path = `/api/admin/blog/post/${slug}/versions`;
    const versions = (await api<{ id: number }[]>('GET', path, { token: token() })).body;
    for (const version of versions) {
      expect((await api('POST', `/api/posts/versions/${version.id}`, { token: token() })).status).toBe(200);
      expect((await autosave(id, { description: 'Second.', edition: form })).status).toBe(409);
    }
    expect(versions.length).toBeGreaterThan(1);
  });

  it('goes on when the post was only published or taken back meanwhile', async () => {
    const { id, form } = await opened();
    for (const _status of ['draft', 'published']) {
      const body = { _status };
      expect((await api('PATCH', `/api/posts/${id}`, { token: token(), body })).status).toBe(200);
    }
    expect((await autosave(id, { description: 'Typed on.', edition: form })).status).toBe(200);
  });

  it('leaves among the versions what another form has saved by itself, and writes over its own', async () => {
    const { id, slug, form } = await opened();
    await autosave(id, { description: 'A day’s work.', edition: form });
    await autosave(id, { description: 'A day’s work, and more.', edition: form });
    const nextDay = sentRevision((await read(id)).edition, randomUUID());
    for (const description of ['Half', 'Half of it.'])
      expect((await autosave(id, { description, edition: nextDay })).status).toBe(200);
    const path = `/api/admin/blog/post/${slug}/versions` as const;
    const versions = (await api<{ id: number }[]>('GET', path, { token: token() })).body;
    const excerpts = await Promise.all(
      versions.map(async (version) => {
        const { body } = await api<ReadPostVersion>('GET', `${path}/${version.id}`, { token: token() });
        return body.frontmatter.excerpt;
      }),
    );
    expect(excerpts).toEqual(['Half of it.', 'A day’s work, and more.', 'As it was.']);
  });
});
