import { expect, test } from './support/test';

test('a visitor reads a whole report before signing up, and tries other numbers', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read a whole sample report' }).first().click();
  await expect(page).toHaveURL('/sample-report');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A whole report, in the open');
  await expect(page.getByText('The business and its answers are invented')).toBeVisible();
  await expect(page.getByRole('region', { name: 'On one page' })).toContainText('Worth doing');
  await expect(page.getByRole('heading', { name: 'Form Questions and Answers' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Try other numbers' }).click();
  const task = page.getByRole('group', { name: /Entering customer orders/ });
  await task.getByLabel(/Team size/).fill('20');
  await expect(page.getByText('With these numbers:')).toBeVisible();
});

test('the sample is there as a PDF', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/sample-report');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download it as a PDF' }).click();
  expect((await coming).suggestedFilename()).toBe('sample-ai-opportunity-report.pdf');
});
