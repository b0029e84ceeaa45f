import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as parsing from '@/domain/markdown/parseMarkdown';
import { sitePool } from '@/integrations/workers/sitePool';
import { findPost } from '@/queries/blog/getPost';
import { signedInAccount, type TestAccount } from '../factories/account';
import { createPost, freshSlug, postBody } from '../factories/adminPost';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

/** Long enough to be given to another thread. */
const longText = Array.from({ length: 300 }, (_, row) => `| Row ${row} | \`a__b\` | *c* |`).join('\n');
const content = `| A | B | C |\n| - | - | - |\n${longText}\n\n[^1]: Note.\n\nText[^1].`;

describe('long texts', () => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await signedInAccount({ role: 'marketer' });
  });

  afterEach(() => vi.restoreAllMocks());

  it('are saved, checked and read without this thread', async () => {
    const post = { slug: freshSlug(), content, published: true };
    const parsedHere = vi.spyOn(parsing, 'parseMarkdown');
    const givenAway = vi.spyOn(sitePool(), 'run');
    const saved = await createPost(staff.token, post);
    const body = postBody(post);
    const checked = await api('POST', '/api/admin/blog/check', { token: staff.token, body });
    expect([saved.status, checked.status]).toEqual([201, 200]);
    const found = await findPost(await testPayload(), post.slug);
    expect(JSON.stringify(found)).toContain('Row 299');
    expect(parsedHere.mock.calls.filter(([text]) => text.length > 1_000)).toEqual([]);
    expect(givenAway.mock.calls.map(([task]) => task)).toEqual(
      expect.arrayContaining(['bodyFromText', 'itemsOfText']),
    );
  });

  it('stay in the database when a save asks what readers see, once before and once after for all that ask', async () => {
    const slug = freshSlug();
    await createPost(staff.token, { slug, content, published: true });
    const { db } = await testPayload();
    const read = vi.spyOn(db, 'findOne');
    const body = { content: `${content}\n\nMore.`, title: 'Another title' };
    const saved = await api('PUT', `/api/admin/blog/post/${slug}`, { token: staff.token, body });
    expect(saved.status).toBe(200);
    const rows = read.mock.calls.filter(([{ collection }]) => collection === 'posts');
    expect(rows.map(([{ select }]) => select?.body)).toEqual([false, false]);
  });

  it.each([
    ['title', 200],
    ['slug', 120],
    ['author', 120],
  ])('are refused as the %s of a draft, where no index has room for them', async (field, max) => {
    const { id } = (await createPost(staff.token)).body;
    const save = (length: number) => {
      const body = { [field]: randomBytes(length).toString('hex').slice(0, length), _status: 'draft' };
      return api('PATCH', `/api/posts/${id}?draft=true`, { token: staff.token, body });
    };
    const refused = await save(6_000);
    const problem = { message: `Use at most ${max} characters.`, path: field };
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ data: { errors: [problem] } }] } });
    // Somebody may paste too much, and shorten it.
    expect((await save(max * 2)).status).toBe(200);
  });

  it('are refused in words as short ones are', async () => {
    const nested = '> '.repeat(60) + 'x'.repeat(2_000);
    const answer = await createPost(staff.token, { content: nested });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('nested too deeply');
  });
});
