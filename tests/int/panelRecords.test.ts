import { beforeAll, describe, expect, it } from 'vitest';
import { mayCallPanelFunction } from '@/access/mayCallPanelFunction';
import { signedInAccount, type TestAccount } from '../factories/account';
import { writePost } from '../factories/post';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const locks = '/api/payload-locked-documents';

let client: TestAccount;
let marketer: TestAccount;
let admin: TestAccount;

beforeAll(async () => {
  [client, marketer, admin] = await Promise.all([
    signedInAccount(),
    signedInAccount({ role: 'marketer' }),
    signedInAccount({ role: 'admin' }),
  ]);
});

/** A post that the administrator has open. */
async function lockedPost() {
  const payload = await testPayload();
  const { doc } = (await writePost({ token: marketer.token })).body;
  const lock = await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'posts', value: doc.id },
      user: { relationTo: 'users', value: admin.id },
    },
  });
  const editorId = async () =>
    (await payload.findByID({ collection: 'payload-locked-documents', id: lock.id, depth: 0 })).user.value;
  return { id: lock.id, postId: doc.id, editorId };
}

describe('locks of documents', () => {
  it('are not set by hand', async () => {
    const { postId } = await lockedPost();
    const body = {
      document: { relationTo: 'posts', value: postId },
      user: { relationTo: 'users', value: admin.id },
    };
    expect((await api('POST', locks, { token: marketer.token, body })).status).toBe(404);
  });

  it('are taken over in one’s own name only', async () => {
    const { id, editorId } = await lockedPost();
    const handOver = (token: string, value: number) =>
      api('PATCH', `${locks}/${id}`, { token, body: { user: { relationTo: 'users', value } } });
    expect((await handOver(marketer.token, marketer.id)).status).toBe(200);
    expect(await editorId()).toBe(marketer.id);
    await handOver(marketer.token, admin.id);
    expect(await editorId()).toBe(marketer.id);
  });

  it('are opened by those who set them', async () => {
    const { id, editorId } = await lockedPost();
    expect((await api('DELETE', `${locks}/${id}`, { token: marketer.token })).status).toBe(403);
    expect(await editorId()).toBe(admin.id);
    expect((await api('DELETE', `${locks}/${id}`, { token: admin.token })).status).toBe(200);
  });

  it('name the colleague to those who may not read accounts', async () => {
    const { id } = await lockedPost();
    const path = `${locks}?depth=1&where[id][equals]=${id}`;
    const { body } = await api<{ docs: { user: { value: unknown } }[] }>('GET', path, {
      token: marketer.token,
    });
    const { name } = await (
      await testPayload()
    ).findByID({ collection: 'users', id: admin.id, depth: 0, overrideAccess: true });
    expect(body.docs[0]?.user.value).toEqual({ id: admin.id, email: name });
    const { status } = await api('GET', `${path}&select[globalSlug]=true`, { token: marketer.token });
    expect(status).toBe(200);
  });

  it('keep others from saving, and end when those who set them save', async () => {
    const { id, postId } = await lockedPost();
    const save = async ({ token }: TestAccount) =>
      (await api('PATCH', `/api/posts/${postId}`, { token, body: { description: 'Changed' } })).status;
    expect([await save(marketer), await save(admin)]).toEqual([423, 200]);
    const where = { id: { equals: id } };
    const payload = await testPayload();
    expect((await payload.count({ collection: 'payload-locked-documents', where })).totalDocs).toBe(0);
  });
});

describe('preferences', () => {
  const path = '/api/payload-preferences/posts-list';
  const read = async ({ token }: TestAccount) => (await api('GET', path, { token })).body.value;

  it('are everybody’s own', async () => {
    await api('POST', path, { token: admin.token, body: { value: { limit: 50 } } });
    const user = { relationTo: 'users', value: admin.id };
    await api('POST', path, { token: marketer.token, body: { user, value: { limit: 1 } } });
    expect(await read(admin)).toEqual({ limit: 50 });
    expect(await read(marketer)).toEqual({ limit: 1 });
    await api('DELETE', '/api/payload-preferences?where[key][equals]=posts-list', { token: marketer.token });
    expect(await read(admin)).toEqual({ limit: 50 });
    expect(await read(marketer)).toBeNull();
  });
});

describe('server functions of the panel', () => {
  const mayCall = async (account: TestAccount | null, call: unknown) =>
    mayCallPanelFunction(
      await testPayload(),
      new Headers(account ? { Authorization: `Bearer ${account.token}` } : {}),
      call,
    );

  it('run for staff', async () => {
    expect(await mayCall(marketer, { name: 'form-state', args: {} })).toBe(true);
    expect(await mayCall(admin, { name: 'render-list' })).toBe(true);
  });

  it('run for nobody else', async () => {
    expect(await mayCall(null, { name: 'form-state' })).toBe(false);
    expect(await mayCall(client, { name: 'form-state' })).toBe(false);
  });

  it.each([
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'copy-data-from-locale', '', 'Form-State'],
    ...[undefined, null, 7, ['form-state'], { toString: () => 'form-state' }],
  ])('run by a name on the list: not %j', async (name) => expect(await mayCall(admin, { name })).toBe(false));

  it.each([undefined, null, 'form-state', []])('run by their name: not for %j', async (call) =>
    expect(await mayCall(admin, call)).toBe(false),
  );
});
