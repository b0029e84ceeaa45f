import type { Page } from '@playwright/test';
import { writeWord } from '../../scripts/testing/modelForBrowsers.mjs';
import { signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';

const project = 'Written title A';
const savings = (page: Page) =>
  page.getByRole('table', { name: 'Totals' }).getByRole('row', { name: /^Expected savings/ });

// Said of styles that are fetched ahead for pages behind links, when a screen is looked at for some seconds.
test.use({ expectedNoise: /was preloaded using link preload but not used/ });

test('Client reads a report, checks its figures, tries others, and says what came of it', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, {
    additionalContext: `Nothing may go into the cloud. ${writeWord}`,
  });
  await page.goto(`/dashboard?analysis=${id}`);

  await test.step('the results over the dashboard hold the words of the model', async () => {
    const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
    await expect(results.getByRole('heading', { name: 'Executive Summary' })).toBeVisible();
    await expect(results.getByText(project, { exact: true })).toBeVisible();
    await expect(results.getByText('A language model wrote')).toBeVisible();
    await expectAccessible();
    await results.getByRole('link', { name: /^Full report/ }).click();
    await expect(page).toHaveURL(`/analysis-results/${id}`);
    await expect(page.getByRole('heading', { name: 'What you asked us to respect' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Further Ideas' })).toBeVisible();
    await expect(page.getByText('A language model wrote')).toBeVisible();
  });

  await test.step('a number is explained down to the client’s own answers', async () => {
    await page.getByRole('button', { name: `Explain this number of ${project}` }).click();
    await expect(page.getByText('$70,000 ÷ 2,080 × 3 people × 14 hours × 52 weeks = $73,500')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Why this share' }).getByRole('row')).toHaveCount(8);
    await page.getByText('Public figures we checked the ceilings against').click();
    await expect(page.getByText('McKinsey Global Institute')).toBeVisible();
    await page.getByRole('button', { name: 'Explain these totals' }).click();
    const totals = page.getByRole('table', { name: 'Each total is the sum of the opportunities below.' });
    await expect(totals.getByRole('row', { name: /^Total of Finance & Accounting/ })).toBeVisible();
    await expect(page.getByText('Today: 2,184', { exact: true })).toBeVisible();
  });

  await test.step('the what-if moves the figures, and says what is wrong in a number', async () => {
    await page.getByRole('button', { name: 'Try other numbers' }).click();
    const invoices = page.getByRole('group', { name: 'Processing supplier invoices' });
    await invoices.getByLabel('Team size').fill('6');
    await expect(savings(page)).toContainText('more');
    await invoices.getByLabel('Hours per person').fill('41');
    await invoices.getByLabel('Average salary').focus();
    await expect(invoices.getByText('Enter 40 hours at most.')).toBeVisible();
  });

  const days = page.getByLabel('Days a month your people can give');
  await test.step('days are kept with the analysis', async () => {
    await days.fill('0');
    await expect(days).toHaveAccessibleDescription('A number of days from 1 to 500');
    await days.fill('12');
    await page.getByRole('button', { name: 'Use in the whole report' }).click();
    await expect(page.getByText('Saved. Phases, schedule and files follow it.')).toBeVisible();
    await expect(days).toBeFocused();
    await expectAccessible();
  });

  await test.step('a project is said to run', async () => {
    const section = page.getByRole('region', { name: 'Progress' });
    const row = section.getByRole('row').filter({ hasText: project });
    await row.getByRole('button', { name: `Update “${project}”` }).click();
    const dialog = page.getByRole('dialog', { name: project });
    await dialog.getByLabel('Status').selectOption('Running');
    await dialog.getByLabel('Hours a month the task takes now').fill('a few');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Hours a month the task takes now')).toHaveAccessibleDescription(
      /Enter a number/,
    );
    await expectAccessible();
    await dialog.getByLabel('Hours a month the task takes now').fill('100');
    await dialog.getByLabel('Note').fill('Two people use it.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('984 hrs, $33,115 a year');
    await page.reload();
    await expect(row).toContainText('Two people use it.');
    await expect(days).toHaveValue('12');
  });
});
