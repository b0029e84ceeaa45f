import { beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '../factories/adminPost';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { staffTokens } from '../helpers/staffTokens';
import { seoPageId } from '../helpers/seoPageId';
import { uploadPicture } from '../helpers/uploadPicture';

let token: string;
beforeAll(async () => {
  ({ adminToken: token } = await staffTokens());
});

const noTexts = [5, true, {}, ['a'], { a: 1 }];

/** What the answers were to each of these values in a field of an otherwise good body. */
async function answersTo(
  [method, path]: ['POST' | 'PATCH', string],
  field: string,
  body: object = {},
  values: readonly unknown[] = noTexts,
): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const value of values)
    statuses.add((await api(method, path, { token, body: { ...body, [field]: value } })).status);
  return statuses;
}

describe('what is no text where one belongs is refused', () => {
  it.each(['title', 'slug', 'description', 'author', 'coverAltText'])(
    'as the %s of a post, of a draft, too',
    async (field) => {
      const { id } = (await createPost(token, { published: true })).body;
      for (const [method, path] of [
        ['POST', '/api/posts?draft=true'],
        ['PATCH', `/api/posts/${id}?draft=true&autosave=true`],
        ['PATCH', `/api/posts/${id}`],
      ] as const)
        expect([path, await answersTo([method, path], field)]).toEqual([path, new Set([400])]);
    },
  );

  it.each(['from', 'to'])('as an address of a redirect: %s', async (field) => {
    const body = { from: '/of-a-wrong-kind', to: '/team' };
    const values = [...noTexts, null];
    expect(await answersTo(['POST', '/api/redirects'], field, body, values)).toEqual(new Set([400]));
  });

  it.each(['title', 'canonicalUrl', 'ogImage'])('as the %s of a page', async (field) => {
    expect(
      await answersTo(['PATCH', `/api/seo-pages/${await seoPageId('consulting-management')}`], field),
    ).toEqual(new Set([400]));
  });

  it('as the alt text of a picture', async () => {
    const data = new Uint8Array(await plainPng(300, 300));
    const { id } = (await uploadPicture({ token, data })).body.doc;
    expect(await answersTo(['PATCH', `/api/media/${id}`], 'alt')).toEqual(new Set([400]));
  });

  it('as the email of an account', async () => {
    const body = { name: 'Wrong Kind', password: 'A long enough password 1' };
    expect(await answersTo(['POST', '/api/users'], 'email', body)).toEqual(new Set([400]));
  });
});

it.each(['profiles', 'terms'])(
  'the firm’s %s are emptied by a call that says so with null',
  async (field) => {
    const path = '/api/globals/firm-facts';
    expect((await api('POST', `${path}?draft=true`, { token, body: { [field]: null } })).status).toBe(200);
    const { body } = await api<Record<string, unknown>>('GET', `${path}?draft=true`, { token });
    expect(body[field]).toEqual([]);
  },
);
