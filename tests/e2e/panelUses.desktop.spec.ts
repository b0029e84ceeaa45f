import { plainPng } from '../factories/picture';
import { askToDeleteInPanel } from './support/panelPost';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

test('the panel says where a picture or a category is used before it goes', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const headers = { Authorization: `Bearer ${editor.token}` };
  const upload = async () => {
    const answer = await page.request.post('/api/images/upload', {
      headers,
      multipart: {
        picture: { name: 'used.png', mimeType: 'image/png', buffer: await plainPng(420, 280) },
        alt: 'A desk',
      },
    });
    return (await answer.json()) as { id: number; filename: string };
  };
  const [used, unused] = [await upload(), await upload()];
  const category = (
    (await (
      await page.request.post('/api/categories', { headers, data: { name: freshTitle() } })
    ).json()) as { doc: { id: number; name: string } }
  ).doc;
  const { title, id } = await editor.write({ cover: used.id, category: category.id });

  await page.goto('/cms/collections/media?limit=10&sort=-id');
  for (const { filename } of [used, unused]) {
    await page.getByRole('row').filter({ hasText: filename }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Confirm deletion' });
  const uses = question.getByRole('list', { name: `“${used.filename}” is used here:` });
  await expect(uses.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/cms/collections/posts/${id}`,
  );
  await expect(question.getByRole('list')).toHaveCount(1);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/cms/collections/media?limit=1&sort=-id&where[filename][contains]=used-');
  await page.getByRole('row').filter({ hasText: unused.filename }).getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Select all/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toContainText(
    /[1-9]\d* are selected\. Where they are used is shown for one page of the list, 100 at most\./,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();

  const ask = async (path: string) => {
    await page.goto(path);
    await askToDeleteInPanel(page);
  };
  await ask(`/cms/collections/media/${unused.id}`);
  await expect(question).toContainText('No post, team page or link preview uses it');
  await ask(`/cms/collections/categories/${category.id}`);
  await expect(question).toContainText('has 1 post, including drafts:');
  await expect(question).toContainText(
    'These posts lose their category. If you restore it, they get it back.',
  );
  await expect(question.getByRole('link', { name: title })).toBeVisible();
  await expect(question.getByRole('link', { name: /^To move them to another category/ })).toHaveAttribute(
    'href',
    '/admin/categories',
  );
});
