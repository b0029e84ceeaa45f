import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBlogTopics } from '@/queries/blog/getBlogTopics';
import { findPost } from '@/queries/blog/getPost';
import type { ImportAnswer } from '@/schemas/blogImport';
import type { RedirectAnswer } from '@/schemas/redirects';
import { createCategory, createPost, freshSlug, postPath, updatePost } from '../factories/adminPost';
import { changePost } from '../factories/post';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { sendForm } from '../helpers/files';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { restore } from '../helpers/trash';

let token: string;
let payload: Payload;
/** Addresses that no other test has. */
let a: string;
let b: string;
let c: string;
let d: string;

beforeAll(async () => {
  payload = await testPayload();
  ({ token } = await staffTokens());
});
beforeEach(() => {
  [a, b, c, d] = [freshSlug(), freshSlug(), freshSlug(), freshSlug()];
});

/** Of two posts with an address, the newer one would be found first. */
const older = { published: true, date: '2020-01-01' };
const newer = { published: true, date: '2021-01-01' };

/** A public post, and the addresses that it goes through. */
async function publish(fields: object, ...[first = '', ...others]: string[]): Promise<number> {
  const { body } = await createPost(token, { ...fields, slug: first });
  for (const slug of others) await move(body.id, slug);
  return body.id;
}

async function move(id: number, slug: string): Promise<void> {
  expect((await changePost(id, { token, fields: { slug } })).status).toBe(200);
}

const remove = async (slug: string) => {
  expect((await api('DELETE', postPath(slug), { token })).status).toBe(200);
};

/** A redirect to an address. @returns where it leads now, when asked */
async function lead(to: string): Promise<() => Promise<string[]>> {
  const from = `/${freshSlug()}`;
  const { status } = await api('POST', '/api/admin/redirects', { token, body: { from, to } });
  expect(status).toBe(201);
  return async () => {
    const found = await api<RedirectAnswer[]>('GET', `/api/admin/redirects?search=${from}`, { token });
    return found.body.map((redirect) => redirect.to);
  };
}

/** A post that is brought along as a file. */
async function bring(slug: string, formerSlug: string, more: string) {
  const text = `---\ntitle: Brought along\nslug: ${slug}\n${more}formerSlugs:\n  - ${formerSlug}\n---\nText.\n`;
  const file = new File([text], 'post.md');
  const { body } = await sendForm<ImportAnswer>('/api/admin/blog/import', { file, replace: 'true' }, token);
  expect(body.files).toEqual([expect.objectContaining({ slug })]);
  return body.files[0]?.outcome;
}
/** What readers of a post must have. */
const described = 'description: From a file.\npublished: true\ndate: 2021-01-01\n';

/** Does something while a save waits for the row that it is about to write, having read it before. */
const whileSaved = <Saved>(
  table: 'posts' | 'categories',
  id: number,
  save: () => Promise<Saved>,
  act: () => Promise<unknown>,
): Promise<Saved> => askWhileChanged([`select from ${table} where id = $1 for update`, [id]], save, act);

describe('the former address of a post', () => {
  describe('that another one takes while the first is saved', () => {
    beforeEach(async () => {
      const first = await publish(newer, a, b);
      const saved = await whileSaved(
        'posts',
        first,
        () => changePost(first, { token, fields: { description: 'Other words.' } }),
        () => publish(older, a),
      );
      expect(saved.status).toBe(200);
    });

    it('leads to the other one once that has moved on', async () => {
      expect((await updatePost(token, a, { slug: c })).status).toBe(200);
      expect(await findPost(payload, a)).toEqual({ movedTo: c });
      expect(await findPost(payload, b)).toMatchObject({ post: { slug: b } });
    });

    it('leads nowhere once that is gone', async () => {
      await remove(a);
      expect(await findPost(payload, a)).toBeNull();
    });

    it('leads nowhere once that is taken back', async () => {
      expect((await updatePost(token, a, { published: false })).status).toBe(200);
      expect(await findPost(payload, a)).toBeNull();
    });

    it('leaves redirects to the other one there when the first comes back', async () => {
      const ledTo = await lead(`/blog/${a}`);
      for (const published of [false, true])
        expect((await updatePost(token, b, { published })).status).toBe(200);
      expect(await ledTo()).toEqual([`/blog/${a}`]);
      expect(await findPost(payload, a)).toMatchObject({ post: { slug: a } });
    });
  });

  describe('that a file names while the post that readers knew there is taken back', () => {
    beforeEach(async () => {
      await publish(older, c, a);
    });
    const bringMeanwhile = async (formerSlug: string) => {
      await updatePost(token, a, { published: false });
      expect(await bring(b, formerSlug, described)).toBe('created');
      expect((await updatePost(token, a, { published: true })).status).toBe(200);
    };

    it('keeps the redirects that lead there', async () => {
      const ledTo = await lead(`/blog/${a}`);
      await bringMeanwhile(a);
      expect(await ledTo()).toEqual([`/blog/${a}`]);
    });

    it('leads on to that post as before', async () => {
      await bringMeanwhile(c);
      expect(await findPost(payload, c)).toEqual({ movedTo: a });
    });
  });

  it('is found while the post comes back to it', async () => {
    const id = await publish(newer, a, b);
    let isBack = false;
    const reader = {
      find: async (question: Parameters<Payload['find']>[0]) => {
        const answer = await payload.find(question);
        if (!isBack) await move(id, a);
        isBack = true;
        return answer;
      },
    };
    // The first look is at the posts that are at this address now, and sees none.
    await move(id, c);
    expect(await findPost({ ...payload, find: reader.find } as unknown as Payload, a)).not.toBeNull();
  });

  it('stays another post’s page whose address a file names', async () => {
    await publish(older, a);
    expect(await bring(b, a, described)).toBe('created');
    await updatePost(token, a, { slug: c });
    expect(await findPost(payload, a)).toEqual({ movedTo: c });
  });

  it('isn’t inherited from another post by one whose file names it', async () => {
    await publish(older, a);
    expect(await bring(b, a, described)).toBe('created');
    await remove(a);
    expect(await findPost(payload, a)).toBeNull();
  });

  it('leads on to the post of this site, whatever a file says', async () => {
    await publish(older, a, c);
    expect(await bring(b, a, described)).toBe('created');
    expect(await findPost(payload, a)).toEqual({ movedTo: c });
  });

  it('leads to the one that was brought, after one in the trash has come back', async () => {
    const id = await publish({ ...newer, date: '2022-01-01' }, a, b);
    await remove(b);
    expect(await bring(c, a, described)).toBe('created');
    expect((await restore(token, 'posts', id)).status).toBe(200);
    await updatePost(token, b, { published: true });
    expect(await findPost(payload, a)).toEqual({ movedTo: c });
  });

  it('is kept of a draft that is brought over another one', async () => {
    await createPost(token, { slug: b });
    expect(await bring(b, a, '')).toBe('updated');
    await updatePost(token, b, { excerpt: 'Words.', published: true });
    expect(await findPost(payload, a)).toEqual({ movedTo: b });
  });

  it('that another one took meanwhile doesn’t come back from the trash', async () => {
    const id = await publish(newer, a, b);
    await remove(b);
    await publish(older, a, d);
    await restore(token, 'posts', id);
    await updatePost(token, b, { published: true });
    expect(await findPost(payload, a)).toEqual({ movedTo: d });
  });

  describe('to which redirects lead', () => {
    it('has them lead on in one step when it comes with a file', async () => {
      const ledTo = await lead(`/blog/${a}?from=here`);
      await bring(b, a, described);
      expect(await ledTo()).toEqual([`/blog/${b}?from=here`]);
    });

    it('has them lead on in one step when its post comes back at another one', async () => {
      const id = await publish(newer, a);
      const ledTo = await lead(`/blog/${a}`);
      await remove(a);
      await createPost(token, { slug: a });
      await restore(token, 'posts', id);
      await updatePost(token, `${a}-2`, { published: true });
      expect(await findPost(payload, a)).toEqual({ movedTo: `${a}-2` });
      expect(await ledTo()).toEqual([`/blog/${a}-2`]);
    });
  });
});

describe('the former address of a category', () => {
  const categoryAt = async (name: string) => {
    const { body } = await createCategory(token, name);
    await createPost(token, { categoryId: body.id, published: true });
    return body.id;
  };
  const rename = async (id: number, name: string) => {
    expect((await api('PATCH', `/api/categories/${id}`, { token, body: { name } })).status).toBe(200);
  };
  /** Which categories an address leads to. */
  const ledTo = async (slug: string) =>
    (await findBlogTopics(payload)).categories
      .filter(({ formerSlugs }) => formerSlugs.includes(slug))
      .map((category) => category.slug);

  it('leads to one alone after the one in the trash has come back', async () => {
    const other = await categoryAt(d);
    const id = await categoryAt(a);
    await rename(id, b);
    const removed = await api('DELETE', `/api/admin/blog/categories/${id}?moveTo=${other}`, { token });
    expect(removed.status).toBe(200);
    expect([await ledTo(a), await ledTo(b)]).toEqual([[d], [d]]);
    await restore(token, 'categories', id);
    await createPost(token, { categoryId: id, published: true });
    expect([await ledTo(a), await ledTo(b)]).toEqual([[b], []]);
  });

  it('isn’t lost to one that is saved while it gets the address of another', async () => {
    const id = await categoryAt(a);
    const saved = await askWhileChanged(
      ['select from categories where id = $1 for update', [id]],
      () => api('PATCH', `/api/categories/${id}`, { token, body: { description: 'Other words.' } }),
      [
        `insert into categories_texts (parent_id, path, "order", text) values ($1, 'formerSlugs', 1, $2)`,
        [id, b],
      ],
    );
    expect(saved.status).toBe(200);
    expect(await ledTo(b)).toEqual([a]);
  });

  it('leads to the one that had it last, though another was saved as that took it', async () => {
    const first = await categoryAt(a);
    await rename(first, b);
    const second = await categoryAt(d);
    await whileSaved(
      'categories',
      first,
      () => api('PATCH', `/api/categories/${first}`, { token, body: { description: 'Other words.' } }),
      () => rename(second, a),
    );
    await rename(second, c);
    expect(await ledTo(a)).toEqual([c]);
  });
});
