import { endFrom, hopFrom } from './support/hops';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

/** Without waiting for the end of a cached page's time, on a slow machine too. */
const atOnce = { intervals: [50] };

/** The first answer is made by the page, those after it come from what is kept. */
async function expectMoved(path: string, target: string): Promise<void> {
  await expect.poll(() => hopFrom(path), atOnce).toEqual({ status: 308, locations: [target] });
  for (const asked of [path, `${path}/`])
    expect(await hopFrom(asked)).toEqual({ status: 308, locations: [target] });
  expect(await endFrom(path)).toEqual({ status: 200, path: target });
}

test('a post that moved twice is found at its first address, in one step', async ({ request }) => {
  const editor = await Editor.signIn(request);
  const post = await editor.write();
  const path = `/blog/${post.slug}`;
  await editor.publish(post, { slug: `${post.slug}-b` });
  await expectMoved(path, `${path}-b`);
  await editor.publish(post, { slug: `${post.slug}-c` });
  await expectMoved(path, `${path}-c`);
  await expectMoved(`${path}-b`, `${path}-c`);
  expect(await hopFrom(`${path}-c/`)).toEqual({ status: 308, locations: [`${path}-c`] });
  expect((await hopFrom(`${path}-d/`)).status).toBe(404);
  expect(await hopFrom(`${path}?utm_source=mail`)).toEqual({
    status: 308,
    locations: [`${path}-c?utm_source=mail`],
  });
});

test('a renamed category is found at its old addresses until another one takes them', async ({ request }) => {
  const editor = await Editor.signIn(request);
  const headers = { Authorization: `Bearer ${editor.token}` };
  const save = async (method: 'post' | 'patch', path: string, name: string) => {
    const answer = await request[method](path, { data: { name }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { doc: { id: number; slug: string } }).doc;
  };
  const name = freshTitle();
  const { id, slug } = await save('post', '/api/categories', name);
  for (let posts = 0; posts < 13; posts += 1) await editor.write({ category: id });
  const path = `/blog/category/${slug}`;
  await expect.poll(() => hopFrom(path), atOnce).toEqual({ status: 200, locations: [] });

  await save('patch', `/api/categories/${id}`, `${name} b`);
  await expectMoved(path, `${path}-b`);
  await expectMoved(`${path}/page/2`, `${path}-b/page/2`);
  await save('patch', `/api/categories/${id}`, `${name} c`);
  await expectMoved(path, `${path}-c`);
  await expectMoved(`${path}-b`, `${path}-c`);
  expect((await hopFrom(`${path}/page/x`)).status).toBe(404);

  const other = await save('post', '/api/categories', name);
  await editor.write({ category: other.id });
  await expect.poll(() => hopFrom(path), atOnce).toEqual({ status: 200, locations: [] });
  expect((await hopFrom(`${path}-c`)).status).toBe(200);
});
