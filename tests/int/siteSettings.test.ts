import { describe, expect, it } from 'vitest';
import { signedInAccount } from '../factories/account';
import { createPost } from '../factories/adminPost';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const path = '/api/globals/site-settings';
const addressFields = ['bookingUrl', 'resourceUrl', 'newsletterUrl', 'applePodcastsUrl', 'spotifyUrl'];

const readSettings = async () =>
  (await testPayload()).findGlobal({ slug: 'site-settings', overrideAccess: false });

describe('site settings', () => {
  it('leave the advisory team’s name to the server until the firm has set one', async () => {
    expect((await readSettings()).advisoryTeamName ?? null).toBeNull();
    const { token } = await signedInAccount({ role: 'admin' });
    const authorOfNewPost = async () =>
      (await createPost(token, { author: undefined })).body.frontmatter.author;
    expect(await authorOfNewPost()).toBe('AI Advisory Team');
    const name = (advisoryTeamName: string) => api('POST', path, { token, body: { advisoryTeamName } });
    expect((await name('Counting Team')).status).toBe(200);
    expect(await authorOfNewPost()).toBe('Counting Team');
    expect((await name('')).status).toBe(200);
    expect(await authorOfNewPost()).toBe('AI Advisory Team');
  });

  it.each(['marketer', 'admin'] as const)('are kept by staff: %s', async (role) => {
    const { token } = await signedInAccount({ role });
    const body = { firmName: `Firm of a ${role}`, newsletterUrl: '  https://example.com/news  ' };
    expect((await api('POST', path, { token, body })).status).toBe(200);
    expect(await readSettings()).toMatchObject({
      firmName: `Firm of a ${role}`,
      newsletterUrl: 'https://example.com/news',
    });
  });

  it('that visitors and their messages are trusted with are kept by administrators', async () => {
    const [marketer, admin] = await Promise.all([
      signedInAccount({ role: 'marketer' }),
      signedInAccount({ role: 'admin' }),
    ]);
    const trusted = { bookingUrl: 'https://cal.com/firm/30min', contactEmail: 'office@example.com' };
    expect((await api('POST', path, { token: admin.token, body: trusted })).status).toBe(200);
    const other = { bookingUrl: 'https://evil.example/firm/30min', contactEmail: 'me@evil.example' };
    await api('POST', path, { token: marketer.token, body: other });
    expect(await readSettings()).toMatchObject(trusted);
    const emptied = { bookingUrl: '', contactEmail: null };
    expect((await api('POST', path, { token: admin.token, body: emptied })).status).toBe(200);
  });

  it('can be emptied again', async () => {
    const { token } = await signedInAccount({ role: 'admin' });
    const body = Object.fromEntries(addressFields.map((field) => [field, '']));
    expect((await api('POST', path, { token, body })).status).toBe(200);
  });

  it.each(addressFields)('take http(s) addresses only: %s', async (field) => {
    const { token } = await signedInAccount({ role: 'admin' });
    for (const value of ['javascript:alert(1)', 'data:text/html,x', '//example.com', 'example.com', 7]) {
      const answer = await api('POST', path, { token, body: { [field]: value } });
      expect(answer.status).toBe(400);
    }
  });

  it('aren’t written over by whoever hasn’t seen the latest', async () => {
    const { token } = await signedInAccount({ role: 'admin' });
    const save = (firmName: string, updatedAt?: string) =>
      api<{ result: { updatedAt: string }; errors?: { message: string }[] }>('POST', path, {
        ...{ token, body: { firmName, updatedAt } },
      });
    const read = async () => (await api<Record<string, string>>('GET', path, { token })).body;
    await save('As both have read it');
    const { updatedAt: shown } = await read();
    const both = await Promise.all(['One', 'Other'].map((name) => save(name, shown)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.errors?.[0]?.message).toContain('What you typed is kept');
    const first = both.find(({ status }) => status === 200);
    const latest = await read();
    expect([latest.firmName, latest.updatedAt]).toEqual([
      both[0] === first ? 'One' : 'Other',
      first?.body.result.updatedAt,
    ]);
    // Whoever has seen it goes on, more than once, and so does who names no version.
    const again = await save('Seen', latest.updatedAt);
    expect((await save('Seen again', again.body.result.updatedAt)).status).toBe(200);
    expect((await save('')).status).toBe(200);
  });

  it('are kept by marketers while a fraction of months is stored, which counts rounded up', async () => {
    const [marketer, admin] = await Promise.all([
      signedInAccount({ role: 'marketer' }),
      signedInAccount({ role: 'admin' }),
    ]);
    const payload = await testPayload();
    const { rows } = await payload.db.pool.query<{ inquiry_months: string }>(
      'select inquiry_months from site_settings',
    );
    // As it was stored before only whole numbers could be.
    await payload.db.pool.query('update site_settings set inquiry_months = 5.5');
    const save = (token: string, body: unknown) => api('POST', path, { token, body });
    expect((await save(marketer.token, { firmName: 'Whole again', inquiryMonths: 3 })).status).toBe(200);
    expect(await readSettings()).toMatchObject({ firmName: 'Whole again', inquiryMonths: 6 });
    await payload.db.pool.query('update site_settings set inquiry_months = 5.5');
    expect((await save(admin.token, { inquiryMonths: 5.5 })).status).toBe(400);
    expect((await save(admin.token, { firmName: '', inquiryMonths: rows[0]?.inquiry_months })).status).toBe(
      200,
    );
  });

  it('cannot be changed by clients and visitors', async () => {
    const { token } = await signedInAccount();
    const before = await readSettings();
    for (const caller of [undefined, token]) {
      const answer = await api('POST', path, { token: caller, body: { firmName: 'Mine' } });
      expect(answer.status).toBe(404);
    }
    expect(await readSettings()).toEqual(before);
  });
});

describe('team members', () => {
  const member = { name: 'Sam Sample', role: 'Lead', discipline: 'process', bio: 'Counts hours.' };

  it('are entered by staff, with a safe link', async () => {
    const { token } = await signedInAccount({ role: 'marketer' });
    const create = (body: unknown) =>
      api<{ doc: { id: number } }>('POST', '/api/team-members', { token, body });
    expect((await create({ ...member, link: 'javascript:alert(1)' })).status).toBe(400);
    const created = await create({ ...member, link: 'https://example.com/sam' });
    expect(created.status).toBe(201);
    const deleted = await api('DELETE', `/api/team-members/${created.body.doc.id}`, { token });
    expect(deleted.status).toBe(200);
  });

  it('are not entered by clients and visitors', async () => {
    const { token } = await signedInAccount();
    for (const caller of [undefined, token]) {
      const answer = await api('POST', '/api/team-members', { token: caller, body: member });
      expect(answer.status).toBe(404);
    }
  });
});

describe('what the panel saves whole', () => {
  it.each<['categories' | 'team-members', string, Record<string, string>]>([
    ['categories', 'description', { name: 'Saved by two' }],
    ['team-members', 'bio', { name: 'Two Savers', role: 'Lead', discipline: 'process' }],
  ])('isn’t written over by whoever hasn’t seen the latest: %s', async (slug, field, given) => {
    const { token } = await signedInAccount({ role: 'marketer' });
    type Answer = { doc: { id: number; updatedAt: string } & Record<string, unknown> };
    const made = await api<Answer>('POST', `/api/${slug}`, {
      ...{ token, body: { ...given, [field]: 'As both have read it.' } },
    });
    expect(made.status).toBe(201);
    const { id, updatedAt: shown } = made.body.doc;
    const save = (words: string, updatedAt?: string) =>
      api<Answer>('PATCH', `/api/${slug}/${id}`, { token, body: { [field]: words, updatedAt } });
    const both = await Promise.all(['One.', 'Other.'].map((words) => save(words, shown)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both.find(({ status }) => status === 200)?.body.doc;
    expect(first?.[field]).toBe(both[0]?.status === 200 ? 'One.' : 'Other.');
    const again = await save('Seen.', first?.updatedAt);
    expect((await save('Seen again.', again.body.doc.updatedAt)).status).toBe(200);
    expect((await save('Whatever is there.')).status).toBe(200);
    await (await testPayload()).delete({ collection: slug, id });
  });
});
