import { createClient, signIn, signInAsAdmin } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';

test('the results page shows answers, costs and opportunities to their owner', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, { listName: 'Office plan' });
  await page.goto(`/analysis-results/${id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Analysis Results\s*Office plan$/ }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Form Questions and Answers' })).toBeVisible();
  const costs = page.getByRole('table', { name: 'Finance & Accounting' });
  await expect(costs.getByRole('row').last()).toContainText('$73,500');
  const hours = page.getByRole('table', { name: 'Hours before and after' });
  await expect(hours.getByRole('row', { name: /Finance & Accounting/ })).toContainText('2,184 hrs today');
  await expect(page.getByText('administrator')).toBeHidden();
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('administrators are told that it is a client’s', { tag: '@desktop' }, async ({ page }) => {
  const client = await createClient();
  const id = await generateAnalysis(page.request, client.token);
  await signInAsAdmin(page);
  await page.goto(`/analysis-results/${id}`);
  await expect(page.getByText('You are viewing a client’s analysis as an administrator.')).toBeVisible();
});

test.describe('somebody else’s analysis', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /404|could not be loaded/ });

  test('is not shown', async ({ page }) => {
    const client = await createClient();
    const id = await generateAnalysis(page.request, client.token);
    await signIn(page);
    await page.goto(`/analysis-results/${id}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load' })).toHaveText(
      'Failed to load analysis results',
    );
  });

  test('is gone as soon as another account signs in in another tab', async ({ page, context }) => {
    const { token } = await signIn(page);
    const id = await generateAnalysis(page.request, token, { listName: 'Office plan' });
    await page.goto(`/analysis-results/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: /Office plan/ })).toBeVisible();
    const next = await createClient();
    const tab = await context.newPage();
    await tab.goto('/contact');
    await tab.evaluate((other) => localStorage.setItem('token', other), next.token);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load' })).toBeVisible();
    await expect(page.getByText('Office plan')).toHaveCount(0);
  });
});
