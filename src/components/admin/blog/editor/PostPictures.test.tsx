import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bring, fill, openEditor, pictureFile } from '@tests/components/blogEditor';
import { fakeBlog } from '@tests/components/blogPosts';
import { editedPost } from '@tests/factories/editedPost';
import { heldAnswer, listAnswer, refusal, type FakeApi } from '@tests/components/fakeApi';

const there = 'https://pictures.example/lamp.png?w=1&h=2';
const inside = 'https://127.0.0.1/desk.png';
const onlyPublic = 'Only https addresses of other sites can be fetched.';

const libraryPicture = (name: string, alt = 'A lamp') => ({
  ...{ id: 3, url: `/blog-images/${name}`, thumbnail: `/blog-images/${name}`, filename: name, alt },
  ...{ isDecorative: false, width: 300, height: 200 },
});

/** Accepts external images, but none from an internal address. */
const importLamp = ({ body }: { body: unknown }) =>
  (body as { address: string }).address === inside ? refusal(400, onlyPublic) : libraryPicture('lamp.webp');

const foreign = (address: string, line: number) => ({
  ...{ severity: 'warning' as const, field: 'content' as const, line, foreignPicture: { address, alt: '' } },
  message: `“${address}” is on another site`,
});

const covers = (api: FakeApi) => api.callsOf('POST /api/images/upload-cover');
const coverField = (blog: Awaited<ReturnType<typeof openEditor>>) => ({
  group: () => within(blog.editor().getByRole('group', { name: 'Cover Image' })),
  zone: () =>
    blog
      .editor()
      .getByText(/^Click to (upload|replace)/)
      .closest('label')!,
  input: () => blog.editor().getByLabelText(/^Click to (upload|replace)/),
  image: () => blog.editor().findByRole<HTMLImageElement>('img', { name: 'Cover image preview' }),
});

it('takes the first file that is dropped as the cover, once the post has a slug', async () => {
  const api = fakeBlog();
  api.answer({ 'POST /api/images/upload-cover': { url: '/blog-images/a.webp', filename: 'a.webp' } });
  const blog = await openEditor(api);
  const cover = coverField(blog);
  expect(cover.group().getByText('PNG, JPG, WebP up to 5MB')).toBeTruthy();
  expect(cover.group().queryByLabelText('Alt text')).toBeNull();
  fireEvent.dragOver(cover.zone(), { dataTransfer: { types: ['Files'] } });
  expect(cover.zone().dataset.over).toBe('true');
  bring(cover.zone(), 'drop', { files: [pictureFile()] });
  expect((await cover.group().findByRole('alert')).textContent).toBe(
    'Post slug is required for image upload',
  );
  expect(covers(api)).toEqual([]);

  fill(blog.field('Title'), 'With a cover');
  bring(cover.zone(), 'drop', { files: [pictureFile(), new File(['second'], 'second.txt')] });
  expect((await cover.image()).getAttribute('src')).toMatch(/^\/blog-images\/a\.webp\?t=\d+$/);
  expect(cover.group().getByText('Click to replace image')).toBeTruthy();
  expect(cover.group().queryByRole('progressbar')).toBeNull();
  const { body, token } = covers(api)[0]!;
  expect([(body as FormData).get('slug'), ((body as FormData).get('cover') as File).name, token]).toEqual([
    ...['with-a-cover', 'A lamp.png', 'first-token'],
  ]);
});

it('replaces and removes a cover, and keeps its alt text', async () => {
  const post = editedPost({ coverImage: '/blog-images/a.webp', coverAltText: 'A green field' });
  const api = fakeBlog([post]);
  api.answer({
    'POST /api/images/upload-cover': { url: '/blog-images/b.webp', filename: 'b.webp' },
    'DELETE /api/images/delete-cover/b.webp': { message: 'Deleted' },
  });
  const blog = await openEditor(api, 'post-5');
  const cover = coverField(blog);
  expect(blog.value('Alt text')).toBe('A green field');
  await blog.person.upload(cover.input(), pictureFile());
  await waitFor(async () => expect((await cover.image()).getAttribute('src')).toContain('b.webp'));
  expect(blog.value('Alt text')).toBe('A green field');
  await blog.press('Remove image');
  expect(cover.group().queryByRole('img')).toBeNull();
  expect(cover.group().queryByLabelText('Alt text')).toBeNull();
  expect(document.activeElement).toBe(cover.input());
  expect(api.callsOf('DELETE /api/images/delete-cover/b.webp')).toMatchObject([{ token: 'first-token' }]);
});

it('keeps a cover that comes while the one before is being deleted', async () => {
  const api = fakeBlog([editedPost({ coverImage: '/blog-images/a.webp' })]);
  const deletion = heldAnswer(() => ({ message: 'Deleted' }));
  api.answer({
    'POST /api/images/upload-cover': { url: '/blog-images/b.webp', filename: 'b.webp' },
    'DELETE /api/images/delete-cover/a.webp': deletion.answer,
  });
  const blog = await openEditor(api, 'post-5');
  await blog.press('Remove image');
  await blog.person.upload(coverField(blog).input(), pictureFile());
  await coverField(blog).image();
  fill(blog.field('Alt text'), 'A red field');
  deletion.letGo();
  fill(blog.field('Description'), 'With another cover.');
  await blog.save();
  await blog.untilClosed();
  expect(api.callsOf('PUT /api/admin/blog/post/post-5')).toMatchObject([
    { body: { coverImage: 'b.webp', coverAltText: 'A red field' } },
  ]);
});

it('says in the server’s words what is no picture, and in its own what something in between answered', async () => {
  const api = fakeBlog([editedPost()]);
  api.answer({
    'POST /api/images/upload-cover': () => refusal(400, 'Upload a JPEG, PNG, WebP, GIF or AVIF picture.'),
  });
  const blog = await openEditor(api, 'post-5');
  const cover = coverField(blog);
  await blog.person.upload(cover.input(), pictureFile());
  expect((await cover.group().findByRole('alert')).textContent).toBe(
    'Upload a JPEG, PNG, WebP, GIF or AVIF picture.',
  );
  api.answer({ 'POST /api/images/upload-cover': () => new Response('Bad gateway', { status: 502 }) });
  await blog.person.upload(cover.input(), pictureFile());
  await waitFor(() => expect(cover.group().getByRole('alert').textContent).toBe('Upload failed'));
  api.answer({
    'POST /api/images/upload-cover': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await blog.person.upload(cover.input(), pictureFile());
  await waitFor(() => expect(cover.group().getByRole('alert').textContent).toBe('The connection was lost'));
});

it('leads from what holds publishing back to its field', async () => {
  const api = fakeBlog([editedPost({ coverImage: '/blog-images/a.webp' })]);
  const finding = {
    severity: 'error' as const,
    field: 'coverAltText' as const,
    message: 'The cover has no alt text.',
  };
  api.answer({
    'POST /api/admin/blog/check': ({ body }: { body: unknown }) => ({
      findings: (body as { coverIsDecorative: boolean }).coverIsDecorative ? [] : [finding],
    }),
  });
  const blog = await openEditor(api, 'post-5');
  const check = within(blog.editor().getByRole('region', { name: 'Publish check' }));
  expect(await check.findByText('Must be fixed')).toBeTruthy();
  await blog.person.click(check.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(document.activeElement).toBe(blog.field('Alt text')));
  const decorative = coverField(blog)
    .group()
    .getByRole('checkbox', { name: /^Decorative/, hidden: true });
  const more = coverField(blog).group().getByText('More').closest('details')!;
  expect(more.open).toBe(false);
  await blog.person.click(coverField(blog).group().getByText('More'));
  await blog.person.click(decorative);
  expect(more.open).toBe(true);
  expect(await check.findByText('Nothing to improve.')).toBeTruthy();
});

it('says what was not written yet, and that the check could not be run', async () => {
  const api = fakeBlog();
  api.answer({ 'POST /api/admin/blog/check': () => refusal(500, 'Down') });
  const blog = await openEditor(api);
  const check = within(blog.editor().getByRole('region', { name: 'Publish check' }));
  expect(check.getByText('Nothing is written yet.')).toBeTruthy();
  fill(blog.field('Title'), 'A post');
  expect(await check.findByText('The check could not be run.')).toBeTruthy();
});

it('brings in pictures of other sites from the publish check, under what is selected', async () => {
  const text = `![A lamp](${there} "Lit")\n\nA [![A lamp](<${there}>)](/about).\n\n![A desk][d]\n\n[d]: ${inside}`;
  const api = fakeBlog([editedPost({ content: text })]);
  api.answer({
    'POST /api/images/import': importLamp,
    'POST /api/admin/blog/check': ({ body }: { body: unknown }) => {
      const { content } = body as { content: string };
      return { findings: [there, inside].filter((one) => content.includes(one)).map(foreign) };
    },
  });
  const blog = await openEditor(api, 'post-5');
  const area = blog.content() as unknown as HTMLTextAreaElement;
  area.focus();
  const at = text.indexOf('desk][d]');
  area.setSelectionRange(at, at + 4);
  await blog.person.click(
    await blog.editor().findByRole('button', { name: 'Import 2 pictures from other sites' }),
  );
  expect(await blog.editor().findByText(`${inside}: ${onlyPublic}`)).toBeTruthy();
  expect(blog.editor().getByText('1 picture is in the library now.')).toBeTruthy();
  const kept = '/blog-images/lamp.webp';
  expect(blog.value('Content')).toBe(text.replaceAll(there, kept));
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('desk');
  expect(
    await blog.editor().findByRole('button', { name: 'Import 1 picture from other sites' }),
  ).toBeTruthy();
});

it('brings in pictures that were left out of a paste behind it, where somebody types meanwhile', async () => {
  const api = fakeBlog([editedPost({ content: 'Before.\n\n' })]);
  const { answer, letGo } = heldAnswer(importLamp as never);
  api.answer({ 'POST /api/images/import': answer });
  const blog = await openEditor(api, 'post-5');
  const area = blog.content() as unknown as HTMLTextAreaElement;
  area.setSelectionRange(area.value.length, area.value.length);
  const pictures = `<img src="${there}" alt="A lamp"><img src="${inside}" alt="A desk">`;
  bring(area, 'paste', { html: `<p><b>Pasted</b> words</p><p>${pictures}</p>` });
  expect(
    await blog.editor().findByText(/^2 pictures from another site left out: “A lamp”, “A desk”\./),
  ).toBeTruthy();
  fill(area, `${area.value.trimEnd()} Typed since.\n\n`);
  await blog.press('Import 2 pictures from other sites');
  await blog.person.click(blog.field('Title'));
  letGo();
  expect(await blog.editor().findByText(`${inside}: ${onlyPublic}`)).toBeTruthy();
  await waitFor(() =>
    expect(blog.value('Content')).toBe(
      'Before.\n\n**Pasted** words Typed since.\n\n![A lamp](/blog-images/lamp.webp)\n\n',
    ),
  );
  expect(document.activeElement).toBe(blog.field('Title'));
  expect(blog.editor().queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('puts a pasted picture where its place is when its upload ends', async () => {
  const api = fakeBlog([editedPost({ content: `![A lamp](${there})\n\nMiddle\n\nLast words` })]);
  const [lamp, desk] = [
    heldAnswer(importLamp as never),
    heldAnswer(() => libraryPicture('desk.webp', 'A desk')),
  ];
  api.answer({
    'POST /api/images/import': lamp.answer,
    'POST /api/images/upload': desk.answer,
    'POST /api/admin/blog/check': { findings: [foreign(there, 1)] },
  });
  const blog = await openEditor(api, 'post-5');
  await blog.person.click(await blog.editor().findByRole('button', { name: /^Import 1 picture/ }));
  const area = blog.content() as unknown as HTMLTextAreaElement;
  area.focus();
  const at = area.value.indexOf('\n\nLast');
  area.setSelectionRange(at, at);
  bring(area, 'paste', { files: [pictureFile()] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert Image' }));
  await blog.person.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(dialog.getByText('Say what the picture shows, or mark it as decorative.')).toBeTruthy();
  fill(dialog.getByLabelText('Alt text'), 'A desk');
  fill(dialog.getByLabelText('Caption'), 'Below it');
  await blog.person.selectOptions(dialog.getByLabelText('Width'), 'Two thirds');
  await blog.person.click(dialog.getByRole('button', { name: 'Insert' }));
  lamp.letGo();
  const before = '![A lamp](/blog-images/lamp.webp)\n\nMiddle\n\n';
  await waitFor(() => expect(area.value).toBe(`${before}Last words`));
  desk.letGo();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Insert Image' })).toBeNull());
  expect(area.value).toBe(`${before}![A desk](/blog-images/desk.webp#medium "Below it")\n\nLast words`);
});

it('puts a picture of the library into the text, found by its words', async () => {
  const api = fakeBlog([editedPost({ content: 'First words' })]);
  api.answer({
    'GET /api/images/library': ({ path }: { path: string }) =>
      listAnswer(path.includes('search=lamp') ? [libraryPicture('lamp.webp')] : []),
  });
  const blog = await openEditor(api, 'post-5');
  const area = blog.content() as unknown as HTMLTextAreaElement;
  area.setSelectionRange(11, 11);
  await blog.press('Image');
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert Image' }));
  expect(await dialog.findByText('No image matches.')).toBeTruthy();
  expect(
    dialog.getByText(
      'JPEG, PNG, WebP, GIF or AVIF, up to 25 MB and 60 megapixels. Larger photos are scaled down.',
    ),
  ).toBeTruthy();
  fill(dialog.getByLabelText('Search the library'), 'lamp');
  await blog.person.click(await dialog.findByRole('button', { name: 'A lamp' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Alt text').value).toBe('A lamp');
  await blog.person.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(blog.value('Content')).toBe('First words\n\n![A lamp](/blog-images/lamp.webp)\n\n');
});
