import { Editor, freshTitle } from './support/posts';
import { openFromMenu } from './support/GuideWalk';
import { expect, test } from './support/test';

test('the question before a form closes fits a phone, with the menu open behind it', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const made = await page.request.post('/api/categories', {
    headers: { Authorization: `Bearer ${editor.token}` },
    data: { name: freshTitle() },
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  await page.goto(`/cms/collections/categories/${doc.id}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Typed and not saved.');
  await openFromMenu(page, 'Media');
  const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving' });
  await expect(question.getByText(/This browser keeps what you typed/)).toBeInViewport({ ratio: 1 });
  await question.getByRole('button', { name: 'Leave anyway' }).tap();
  await expect(page).toHaveURL(/\/collections\/media/);
});
