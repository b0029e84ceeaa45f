import type { FlattenedField } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '@/payload-types';
import { signedInAccount } from '../factories/account';
import { writePost } from '../factories/post';
import { api } from '../helpers/api';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';

/** Lists that the gate opens to staff. */
const lists = [
  ...['posts', 'categories', 'media', 'redirects', 'seo-pages', 'team-members', 'inquiries'],
  ...['users', 'analyses', 'audit-reports', 'payload-locked-documents'],
];

const isRelation = (field: FlattenedField) => field.type === 'relationship' || field.type === 'upload';

/** Every way from a document of the list into another one: to its id, and to what nobody may read. */
async function foreignPaths(list: string): Promise<string[]> {
  const { collections } = await testPayload();
  const relations = collections[list as keyof typeof collections].config.flattenedFields.filter(isRelation);
  return relations.flatMap(({ name }) =>
    ['email', 'role', 'hash', 'salt', 'id', 'value.hash', 'owner.hash'].map((path) => `${name}.${path}`),
  );
}

describe('the order of a list', () => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { token, adminToken } = await staffTokens();
    Object.assign(tokens, { marketer: token, admin: adminToken });
    await writePost({ token });
  });
  const statusOf = async (who: string, path: string, method: 'GET' | 'PATCH' = 'GET') =>
    (await api(method, path, { token: tokens[who], body: method === 'PATCH' ? {} : undefined })).status;

  it.each(lists)('tells nothing of documents that those of %s name', async (list) => {
    const paths = await foreignPaths(list);
    const spelled = paths.flatMap((path) => [path, `-${path}`, path.replaceAll('.', '__'), `id,${path}`]);
    for (const who of Object.keys(tokens)) {
      // Marketers have no lists of clients' documents.
      if ((await statusOf(who, `/api/${list}?sort=id`)) !== 200) continue;
      const answered: [string, number][] = [];
      for (const sort of spelled) answered.push([sort, await statusOf(who, `/api/${list}?sort=${sort}`)]);
      expect(answered).toEqual(spelled.map((sort) => [sort, 400]));
    }
  });

  it('is refused in every form of a question, and for changes of many', async () => {
    for (const question of [
      'sort[0]=id&sort[1]=updatedBy.email',
      'sort[]=-updatedBy.hash',
      'draft=true&sort=updatedBy.salt',
    ]) {
      expect([question, await statusOf('marketer', `/api/posts?${question}`)]).toEqual([question, 400]);
    }
    const many = '/api/posts?where[id][equals]=0&sort=updatedBy.role';
    expect(await statusOf('marketer', many, 'PATCH')).toBe(400);
    const form = await api('POST', '/api/posts', {
      token: tokens.marketer,
      body: 'sort=updatedBy.hash',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Payload-HTTP-Method-Override': 'GET',
      },
    });
    expect(form.status).toBe(400);
  });

  it('is that of the documents’ own fields, for versions too', async () => {
    for (const sort of ['title', '-date', 'updatedBy', '_status', 'nothing', 'category'])
      expect([sort, await statusOf('marketer', `/api/posts?sort=${sort}`)]).toEqual([sort, 200]);
    const payload = await testPayload();
    const user = {
      ...(await payload.find({ collection: 'users', limit: 1, where: { role: { equals: 'marketer' } } }))
        .docs[0],
      collection: 'users',
    } as never;
    const versions = (sort: string) =>
      payload.findVersions({ collection: 'posts', sort, limit: 1, overrideAccess: false, user });
    expect((await versions('-version.updatedAt')).docs).toHaveLength(1);
    expect((await versions('-updatedAt')).docs).toHaveLength(1);
    for (const sort of ['version.updatedBy.email', 'parent.updatedBy.email', 'parent.title'])
      await expect(versions(sort)).rejects.toThrow('cannot be queried');
  });
});

describe('a question about an account', () => {
  it('is answered as its asker could read it, whatever is asked with', async () => {
    const { token: admins } = await signedInAccount({ role: 'admin' });
    const { body } = await writePost({ token: admins });
    const { token } = await staffTokens();
    const payload = await testPayload();
    const { updatedBy } = await payload.findByID({ collection: 'posts', id: body.doc.id, depth: 1 });
    const { email, id } = updatedBy as User;
    const find = (asking: string, who = token) =>
      api<{ docs: unknown[] }>('GET', `/api/posts?where[id][equals]=${body.doc.id}&${asking}`, {
        token: who,
      });
    const about = (path: string, value: string) => `where[and][0][updatedBy.${path}][equals]=${value}`;

    for (const asking of [
      about('email', email),
      about('role', 'admin'),
      `where[or][0][and][0][updatedBy.email][like]=${email}`,
    ])
      expect([asking, (await find(asking)).body.docs]).toEqual([asking, []]);
    expect((await find(about('email', email), admins)).body.docs).toHaveLength(1);
    for (const path of ['hash', 'salt', 'resetPasswordToken', 'email.hash'])
      expect([path, (await find(about(path, 'x'), admins)).status]).toEqual([path, 400]);

    for (const asking of [
      'depth=2',
      'depth=99',
      'depth=2&populate[users][email]=true',
      'depth=2&select[updatedBy]=true&populate[users][hash]=true',
    ]) {
      expect([asking, (await find(asking)).body.docs]).toEqual([
        asking,
        [expect.objectContaining({ updatedBy: id })],
      ]);
      expect(JSON.stringify((await find(asking, admins)).body)).not.toMatch(
        /"(hash|salt|password|resetPasswordToken)"/,
      );
    }
    const locks = (path: string) =>
      api('GET', `/api/payload-locked-documents?where[${path}][like]=a`, { token });
    for (const path of ['user.value.email', 'user.email', 'user.value.hash', 'document.value.title'])
      expect([path, (await locks(path)).status]).toEqual([path, 400]);
  });
});
