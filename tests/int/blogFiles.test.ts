import { strToU8, unzipSync, zipSync } from 'fflate';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportPosts } from '@/operations/blog/exportPosts';
import type { ImportAnswer } from '@/schemas/blogImport';
import { createAccount, signedInAccount } from '../factories/account';
import {
  createCategory,
  createPost,
  freshSlug,
  postPath,
  readPost,
  updatePost,
} from '../factories/adminPost';
import { bodyOf, changePost, element, textNode, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { plainPng } from '../factories/picture';
import { uploadPicture } from '../helpers/uploadPicture';
import { download, sendForm } from '../helpers/files';
import { testPayload } from '../helpers/testPayload';

let token: string;

beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'marketer' }));
});

const exportedText = async (slug: string) =>
  String((await download(`${postPath(slug)}/markdown`, token)).data);

/** The files of some posts in the archive of all of them. */
async function exportedFiles(slugs: string[]) {
  const { data, headers } = await download('/api/admin/blog/export', token);
  expect(headers.get('Content-Type')).toBe('application/zip');
  const files = unzipSync(data);
  return Object.fromEntries(slugs.map((slug) => [`${slug}.md`, Buffer.from(files[`${slug}.md`] ?? [])]));
}

const importFile = (content: string | Buffer, more: Record<string, string> = {}, name = 'post.md') =>
  sendForm<ImportAnswer & { message: string }>(
    '/api/admin/blog/import',
    { file: new File([new Uint8Array(Buffer.from(content))], name), ...more },
    token,
  );

const fileOf = (slug: string, more = '') =>
  `---\ntitle: Brought along\nslug: ${slug}\ndescription: From a file.\n${more}---\nText.\n`;

describe('posts as files', () => {
  it('leave, are deleted, come back and leave again as the same bytes', async () => {
    const { name } = (await createCategory(token)).body;
    const renamed = freshSlug();
    const share = await uploadPicture({ token, data: new Uint8Array(await plainPng(300, 200)) });
    const full = await createPost(token, {
      published: true,
      featured: true,
      tags: ['a: b', '- c', '#d'],
      categories: [name],
      metaTitle: 'yes',
      metaDescription: '"quoted" \\ and | more',
      metaImage: share.body.doc.filename,
      canonicalUrl: 'https://elsewhere.example/first',
      noIndex: true,
      coverImage: 'https://other.example/cover.png',
      coverAltText: 'A desk',
      content: '\r\n---\r\ntitle: no front matter\r\n---\r\n\r\n* typed *as is*\t\n\n\n',
    });
    await updatePost(token, full.body.frontmatter.slug, { slug: renamed });
    const draft = await createPost(token, { content: '', date: '2020-02-29', coverIsDecorative: true });
    const text = bodyOf(element('paragraph', [textNode('From the CMS.')]));
    const { doc } = (await writePost({ token, fields: { body: text } })).body;
    await changePost(doc.id, { token, isDraft: true, fields: { title: 'Not yet', tags: ['x'] } });
    const slugs = [renamed, draft.body.frontmatter.slug, doc.slug];
    const names = [`${doc.slug}.draft`, ...slugs];
    const first = await exportedFiles(names);

    for (const slug of slugs) await api('DELETE', postPath(slug), { token });
    const categories = await api<{ id: number; name: string }[]>('GET', '/api/admin/blog/categories', {
      token,
    });
    const gone = categories.body.find((category) => category.name === name)?.id;
    await api('DELETE', `/api/admin/blog/categories/${gone}`, { token });

    const report = await importFile(Buffer.from(zipSync(first)), {}, 'posts.zip');
    expect(report.body.files.map(({ outcome }) => outcome)).toEqual([
      ...['created', 'created', 'created', 'updated'],
    ]);
    expect(await exportedFiles(names)).toEqual(first);
    expect(first[`${renamed}.md`]?.toString()).toContain(
      `metaImage: /blog-images/${share.body.doc.filename}\ncanonicalUrl: https://elsewhere.example/first\nnoIndex: true\n`,
    );
    const back = (await readPost(token, renamed)).body;
    expect(back.content).toBe(full.body.content);
    expect(back.frontmatter).toMatchObject({
      categories: [name],
      published: true,
      tags: ['a: b', '- c', '#d'],
    });
    const again = await importFile(Buffer.from(zipSync(first)), { replace: 'true' });
    expect(new Set(again.body.files.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
  });

  it('are read a few at a time, while the archive is being sent', async () => {
    for (const index of Array(25).keys()) await createPost(token, { title: `Few at a time ${index}` });
    const marketer = await createAccount({ role: 'marketer' });
    const req = await createLocalReq({ user: { ...marketer, collection: 'users' } }, await testPayload());
    const archive = exportPosts({ req });
    const first = await archive.next();
    const slug = freshSlug();
    await createPost(token, { slug });
    const chunks = [first.value ?? new Uint8Array()];
    for await (const chunk of archive) chunks.push(chunk);
    expect(Object.keys(unzipSync(Buffer.concat(chunks)))).toContain(`${slug}.md`);
  });

  it('show what readers see, not a draft beside it', async () => {
    const { doc } = (await writePost({ token })).body;
    await changePost(doc.id, { token, isDraft: true, fields: { title: 'Not yet' } });
    expect(await exportedText(doc.slug)).toContain(`title: ${doc.title}\n`);
  });

  it('write over a post only when asked to', async () => {
    const slug = freshSlug();
    await createPost(token, { slug, title: 'Before' });
    const refused = await importFile(fileOf(slug));
    expect(refused.body.files).toEqual([
      { file: 'post.md', outcome: 'refused', message: expect.stringContaining(slug) },
    ]);
    expect((await readPost(token, slug)).body.frontmatter.title).toBe('Before');
    const replaced = await importFile(fileOf(slug), { replace: 'true' });
    expect(replaced.body.files).toEqual([{ file: 'post.md', outcome: 'updated', slug }]);
    expect((await readPost(token, slug)).body).toMatchObject({
      content: 'Text.\n',
      frontmatter: { title: 'Brought along', published: false, metaTitle: 'Brought along' },
    });
  });

  it('are refused one by one for what no database can hold', async () => {
    const slug = freshSlug();
    const files = {
      'bad.md': Buffer.from(
        fileOf(freshSlug(), 'metaTitle: "a\\0b"\ncoverImage: "https://other.example/\\0.png"\n'),
      ),
      'good.md': Buffer.from(fileOf(slug)),
    };
    const { body } = await importFile(Buffer.from(zipSync(files)), {}, 'posts.zip');
    expect(body.files).toEqual([
      { file: 'bad.md', outcome: 'refused', message: 'Something in it can’t be stored.' },
      { file: 'good.md', outcome: 'created', slug },
    ]);
  });

  it('keep their words as they are written, whatever YAML takes them for', async () => {
    const slug = `${2026}${Date.now()}`;
    const file = fileOf(slug, 'author: 007\ntags: [2.0, 1e3, True, 2026-01-02]\n').replace(
      /title.*/,
      'title: 2.50',
    );
    expect((await importFile(file)).body.files).toEqual([{ file: 'post.md', outcome: 'created', slug }]);
    expect((await readPost(token, slug)).body.frontmatter).toMatchObject({
      ...{ title: '2.50', author: '007', tags: ['2.0', '1e3', 'True', '2026-01-02'] },
    });
  });

  it('of one archive never write over each other', async () => {
    const slug = freshSlug();
    const files = { 'a.md': strToU8(fileOf(slug)), 'b.md': strToU8(fileOf(slug).replace('Text', 'Other')) };
    const { body } = await importFile(Buffer.from(zipSync(files)), { replace: 'true' }, 'posts.zip');
    expect(body.files).toEqual([
      { file: 'a.md', outcome: 'created', slug },
      { file: 'b.md', outcome: 'refused', message: `Another file of this import is of “${slug}” as well.` },
    ]);
    expect((await readPost(token, slug)).body.content).toBe('Text.\n');
  });

  it('of an archive whose words for pictures are damaged are not stored', async () => {
    const slug = freshSlug();
    const words = Buffer.from('[{"filename":"a.webp","alt":"caf\xe9","isDecorative":false}]', 'latin1');
    const files = { 'a.md': strToU8(fileOf(slug)), 'blog-images/pictures.json': words };
    const { status, body } = await importFile(Buffer.from(zipSync(files)), {}, 'posts.zip');
    expect([status, body.message]).toEqual([400, expect.stringContaining('pictures.json')]);
    expect((await readPost(token, slug)).status).toBe(404);
  });

  it('come back to a public post whose draft has another address', async () => {
    const slug = freshSlug();
    const { id } = (await createPost(token, { slug, published: true })).body;
    await changePost(id, { token, isDraft: true, fields: { slug: freshSlug(), title: 'Renamed' } });
    const names = [slug, `${slug}.draft`];
    const files = await exportedFiles(names);
    const archive = Buffer.from(zipSync(files));
    const again = await importFile(archive, {}, 'posts.zip');
    expect(again.body.files.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    const other = String(files[`${slug}.md`]).replace('*first*', 'second');
    expect((await importFile(other)).body.files[0]?.message).toContain(slug);
    const replaced = await importFile(other, { replace: 'true' });
    expect(replaced.body.files).toEqual([{ file: 'post.md', outcome: 'updated', slug }]);
    expect((await readPost(token, slug)).body.id).toBe(id);
    const back = await importFile(archive, { replace: 'true' }, 'posts.zip');
    expect(back.body.files.map(({ outcome }) => outcome)).toEqual(['updated', 'updated']);
    expect(await exportedFiles(names)).toEqual(files);
  });

  it('come back without the words that drafts may lack', async () => {
    const nothing = (await writePost({ token, isDraft: true, fields: { title: '', description: '' } })).body
      .doc;
    const titled = (await writePost({ token, isDraft: true, fields: { description: '' } })).body.doc;
    const names = [`untitled-${nothing.id}`, titled.slug];
    const files = await exportedFiles(names);
    const send = async () =>
      (await importFile(Buffer.from(zipSync(files)), { replace: 'true' }, 'posts.zip')).body.files;
    const outcomes = async () => (await send()).map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['unchanged', 'unchanged']);

    const payload = await testPayload();
    await payload.delete({ collection: 'posts', where: { id: { in: [nothing.id, titled.id] } } });
    const [first, second] = await send();
    expect([first, second]).toEqual([
      { file: `${names[0]}.md`, outcome: 'created' },
      { file: `${titled.slug}.md`, outcome: 'created', slug: titled.slug },
    ]);
    expect(await outcomes()).toEqual(['unchanged', 'unchanged']);
    expect(await exportedText(titled.slug)).toBe(files[`${titled.slug}.md`]?.toString());

    await updatePost(token, titled.slug, { excerpt: 'With words.' });
    expect(await outcomes()).toEqual(['unchanged', 'updated']);
    expect((await readPost(token, titled.slug)).body.frontmatter.excerpt).toBe('');
    await updatePost(token, titled.slug, { excerpt: 'With words.', published: true });
    expect((await send())[1]?.message).toContain('needs a title and a description');
    expect((await readPost(token, titled.slug)).body.frontmatter.published).toBe(true);
  });

  it('come back without a slug where none can be made from the title, once each', async () => {
    const write = async (title: string) =>
      (await writePost({ token, isDraft: true, fields: { title, description: 'What it is about.' } })).body
        .doc;
    const ids = [(await write('???')).id, (await write('!!!')).id];
    const files = await exportedFiles(ids.map((id) => `untitled-${id}`));
    const payload = await testPayload();
    await payload.delete({ collection: 'posts', where: { id: { in: ids } } });
    const send = async () => (await importFile(Buffer.from(zipSync(files)), {}, 'posts.zip')).body.files;
    const outcomesOf = (outcome: string) => ids.map((id) => ({ file: `untitled-${id}.md`, outcome }));
    expect(await send()).toEqual(outcomesOf('created'));
    expect(await send()).toEqual(outcomesOf('unchanged'));
    const { docs } = await payload.find({
      ...{ collection: 'posts', where: { title: { in: ['???', '!!!'] } }, draft: true },
    });
    expect(docs.map(({ title, slug, _status }) => [title, slug ?? null, _status]).toSorted()).toEqual([
      ...[
        ['!!!', null, 'draft'],
        ['???', null, 'draft'],
      ],
    ]);
  });

  it('come back each on its own where drafts without a title say the same', async () => {
    const fields = { title: '', description: '', date: '2026-03-04T12:00:00.000Z' };
    const write = async () => (await writePost({ token, isDraft: true, fields })).body.doc.id;
    const ids = [await write(), await write(), await write()];
    const files = await exportedFiles(ids.map((id) => `untitled-${id}`));
    expect(new Set(Object.values(files).map(String)).size).toBe(1);
    const send = async () =>
      (await importFile(Buffer.from(zipSync(files)), {}, 'posts.zip')).body.files.map(
        ({ outcome }) => outcome,
      );
    const payload = await testPayload();
    await payload.delete({ collection: 'posts', where: { id: { in: ids.slice(1) } } });
    expect((await send()).toSorted()).toEqual(['created', 'created', 'unchanged']);
    expect(await send()).toEqual(['unchanged', 'unchanged', 'unchanged']);
    const { totalDocs } = await payload.count({
      collection: 'posts',
      where: { date: { equals: fields.date } },
    });
    expect(totalDocs).toBe(3);
  });

  it('bring former addresses along, and take none away', async () => {
    const [first, second, slug] = [freshSlug(), freshSlug(), freshSlug()];
    await createPost(token, { slug: first, published: true });
    await updatePost(token, first, { slug });
    const brought = fileOf(slug, `published: true\nformerSlugs:\n  - ${second}\n`);
    expect((await importFile(brought, { replace: 'true' })).body.files[0]?.outcome).toBe('updated');
    expect(await exportedText(slug)).toContain(`formerSlugs:\n  - ${first}\n  - ${second}\n`);
  });

  it.each([
    ['no front matter', () => '# Only text', 'front matter'],
    ['broken YAML', () => '---\ntitle: [a\n---\n', 'line 3'],
    ['an unknown key', () => fileOf(freshSlug(), 'layout: post\n'), 'layout'],
    ['a bad slug', () => fileOf('../../etc'), 'slug'],
    [
      'no description, but published',
      () => `---\ntitle: A\nslug: ${freshSlug()}\npublished: true\n---\n`,
      'description: Enter a description.',
    ],
    [
      'no title, but published',
      () => fileOf(freshSlug(), 'published: true\n').replace(/title.*/, 'title:'),
      'title: Enter a title.',
    ],
    [
      'no slug and none to be made, but published',
      () => '---\ntitle: "???"\ndescription: From a file.\npublished: true\n---\n',
      'none can be made from this title',
    ],
    [
      'no text for a title',
      () => fileOf(freshSlug()).replace(/title.*/, 'title: [a]'),
      'title: Must be text',
    ],
    ['no list of tags', () => fileOf(freshSlug(), 'tags: a\n'), 'tags: Must be a list'],
    [
      'neither true nor false',
      () => fileOf(freshSlug(), 'published: soon\n'),
      'published: Must be true or false',
    ],
    ['a draft of no post', () => fileOf(freshSlug(), `draftOf: ${freshSlug()}\n`), 'Post not found'],
    ['what can’t be stored', () => fileOf(freshSlug(), 'draftOf: "a\\0"\n'), 'can’t be stored'],
    ['a list as a tag', () => fileOf(freshSlug(), 'tags: [[a, b]]\n'), 'tags.0: Must be text'],
    [
      'a moment that is another day in UTC',
      () => fileOf(freshSlug(), 'date: 2026-11-20T23:30:00-05:00\n'),
      'date: In UTC this is another day',
    ],
    ['a bad date', () => fileOf(freshSlug(), 'date: tomorrow\n'), 'date'],
    ['a picture that is not there', () => fileOf(freshSlug(), 'coverImage: gone-12345678.webp\n'), 'picture'],
    [
      'a cover without words',
      () => fileOf(freshSlug(), 'published: true\ncoverImage: https://other.example/a.png\n'),
      'alt text',
    ],
    ['bytes that are no text', () => Buffer.from([0x2d, 0x2d, 0x2d, 0xff, 0xfe]), 'UTF-8'],
    ['more than 1 MB', () => `${fileOf(freshSlug())}${'x'.repeat(1024 * 1024)}`, '1 MB'],
    ['a NUL', () => `${fileOf(freshSlug())}\u0000`, 'text'],
  ])('are refused one by one: %s', async (_, content, words) => {
    const payload = await testPayload();
    const before = await payload.count({ collection: 'posts' });
    const { status, body } = await importFile(content());
    expect([status, body.files[0]?.outcome]).toEqual([200, 'refused']);
    expect(body.files[0]?.message).toContain(words);
    expect(await payload.count({ collection: 'posts' })).toEqual(before);
  });

  it('of one archive don’t suffer from each other', async () => {
    const slug = freshSlug();
    const archive = zipSync({
      'notes.txt': strToU8('x'),
      '../../evil.md': strToU8(fileOf(freshSlug())),
      'bomb.md': new Uint8Array(50_000_000),
      'posts/broken.md': strToU8('---\n'),
      'posts/whole.md': strToU8(fileOf(slug)),
    });
    const { body } = await importFile(Buffer.from(archive), {}, 'a.zip');
    expect(body.files.map(({ outcome }) => outcome)).toEqual([
      ...['refused', 'refused', 'refused', 'refused', 'created'],
    ]);
    expect((await readPost(token, slug)).status).toBe(200);
  });

  it.each([
    ['a damaged archive', { file: new File(['PK\u0003\u0004'], 'a.zip') }],
    ['no file', {}],
    ['text instead of a file', { file: 'text' }],
  ])('need a file that can be read, not %s', async (_, fields) => {
    const { status, body } = await sendForm('/api/admin/blog/import', fields, token);
    expect([status, typeof body.message]).toEqual([400, 'string']);
  });

  it('are for staff', async () => {
    const client = await signedInAccount();
    for (const [who, status] of [
      [undefined, 401],
      [client.token, 403],
    ] as const) {
      expect((await download('/api/admin/blog/export', who)).status).toBe(status);
      expect((await sendForm('/api/admin/blog/import', {}, who)).status).toBe(status);
    }
  });
});
