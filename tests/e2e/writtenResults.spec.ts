import type { Locator } from '@playwright/test';
import { writeWord } from '../../scripts/testing/modelForBrowsers.mjs';
import { signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';

const note = 'A language model wrote from your answers';

async function expectWritten(report: Locator) {
  await expect(report.getByRole('heading', { name: 'Executive Summary' })).toBeVisible();
  await expect(report.getByText('Most of the time in the listed tasks')).toBeVisible();
  const table = report.getByRole('table', { name: 'Opportunities' });
  await expect(table.getByText('Written title A', { exact: true })).toBeVisible();
  await expect(table.getByText('Why it fits:').first()).toBeVisible();
  await expect(report.getByRole('heading', { name: 'Further Ideas' })).toBeVisible();
  await expect(report.getByText('Keep what leaving colleagues know')).toBeVisible();
  await expect(report.getByText(note)).toBeVisible();
}

test('the model’s words stand in every view of the results, and are marked', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, { additionalContext: writeWord });

  await page.goto(`/analysis-results/${id}`);
  await expectWritten(page.getByRole('main'));
  await expectAccessible();

  await page.goto(`/dashboard?analysis=${id}`);
  await expectWritten(page.getByRole('dialog', { name: /^AI Opportunity Analysis/ }));
  await expectAccessible();
});

test(
  'without the model’s words nothing is missing, and nobody else is named',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await signIn(page);
    const id = await generateAnalysis(page.request, token);
    await page.goto(`/analysis-results/${id}`);
    await expect(page.getByRole('table', { name: 'Opportunities' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Executive Summary' })).toBeHidden();
    await expect(page.getByText(note)).toBeHidden();
  },
);
