import { writeWord } from '../../scripts/testing/modelForBrowsers.mjs';
import { analysisBody } from '../factories/analysisBody';
import { createClient, signIn, signInAsAdmin } from './support/accounts';
import { expect, test } from './support/test';

test('an administrator sees how the language model is doing', async ({ page, expectAccessible }) => {
  const client = await createClient();
  const generated = await page.request.post('/api/analysis/generate', {
    headers: { Authorization: `Bearer ${client.token}` },
    data: { ...analysisBody(), goals: `Fewer late orders, ${writeWord}` },
  });
  expect(generated.status()).toBe(201);

  await signInAsAdmin(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'Language model' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Language model' })).toBeVisible();
  await expect(page.getByText('fake-model (openai-compatible)')).toBeVisible();
  await expect(page.getByText('Answering')).toBeVisible();
  const today = page.getByRole('table', { name: 'Days with questions' }).getByRole('row').nth(1);
  await expect(today.getByRole('cell').first()).toHaveText(/^\d/);
  await expectAccessible();

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
});

test('is told how to set one up while there is none', async ({ page, expectAccessible }) => {
  await page.route('**/api/admin/model-usage', (route) =>
    route.fulfill({ json: { configured: null, days: [] } }),
  );
  await signInAsAdmin(page);
  await page.goto('/admin/analyst');
  await expect(page.getByRole('heading', { name: 'No language model is set up' })).toBeVisible();
  await expect(page.getByText('AI_PROVIDER')).toBeVisible();
  await expectAccessible();
});

test('clients don’t see it', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/analyst');
  await expect(page).toHaveURL('/dashboard');
});
