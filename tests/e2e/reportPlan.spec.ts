import type { Page } from '@playwright/test';
import { writeWord } from '../../scripts/testing/modelForBrowsers.mjs';
import { auditAnswers } from '../factories/auditAnswers';
import { signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { submitAudit } from './support/audits';
import { expect, test } from './support/test';

const project = 'Written title A';
/** Parts of the report that are closed until they are pressed. */
const part = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name, includeHidden: true }) });
const openPart = (page: Page, name: string) => part(page, name).getByRole('heading', { name }).click();
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
    await expect(results.getByRole('table').getByText(project, { exact: true })).toBeVisible();
    await expect(results.getByText('A language model wrote')).toBeVisible();
    await expectAccessible();
    await results.getByRole('link', { name: /^Full report/ }).click();
    await expect(page).toHaveURL(`/analysis-results/${id}`);
    await expect(page.getByRole('region', { name: 'Our advice' })).toContainText(
      'You told us “Nothing may go into the cloud.”',
    );
    await expect(page.getByRole('heading', { name: 'Further Ideas' })).toBeVisible();
    await expect(page.getByText('A language model wrote')).toBeVisible();
  });

  await test.step('what stands below the task costs is closed, and printed', async () => {
    const costs = page.getByRole('table', { name: 'Costs and returns' });
    const prices = page.getByRole('table', { name: 'Prices of tools and seats' });
    await expect(costs).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(costs).toBeVisible();
    await expect(prices).toBeVisible();
    await page.emulateMedia({ media: null });
    await expect(costs).toBeHidden();
    await openPart(page, 'Project by project');
    await expect(costs).toBeVisible();
    await expect(prices).toBeHidden();
    await expectAccessible();
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
    await openPart(page, 'First-year schedule');
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
    await section.getByText('Status of each project').click();
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
    await expect(row.getByText('Two people use it.')).toBeVisible();
    await openPart(page, 'First-year schedule');
    await expect(days).toHaveValue('12');
  });
});

test('Client puts a project back, answers what is missing about a task, and recounts after an audit', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, {
    additionalContext: 'AI must not process supplier invoices.',
  });
  await page.goto(`/analysis-results/${id}`);
  const advice = page.getByRole('region', { name: 'Our advice' });

  await test.step('the project that the client’s words forbid', async () => {
    await expect(advice).toContainText('We left out “Match supplier invoices to orders and receipts”');
    await advice.getByRole('button', { name: 'Put it back' }).press('Enter');
    const leaveOut = advice.getByRole('button', { name: 'Leave it out again' });
    await expect(leaveOut).toBeFocused();
    await expect(advice).toContainText('Match supplier invoices to orders and receipts');
    await leaveOut.press('Enter');
    await expect(advice.getByRole('button', { name: 'Put it back' })).toBeFocused();
  });

  await test.step('the task that is to be sized', async () => {
    const row = page
      .getByRole('table', { name: 'Opportunities' })
      .getByRole('row')
      .filter({ hasText: 'Our own call-back list' });
    await row.getByRole('button', { name: /^Answer now/ }).press('Enter');
    await expect(row.getByLabel('How alike are the cases?')).toBeFocused();
    await row.getByLabel('How alike are the cases?').selectOption('Mostly alike');
    await row.getByLabel('How does the work arrive?').selectOption('Already in software');
    await expectAccessible();
    await row.getByRole('button', { name: 'Count it' }).press('Enter');
    await expect(row).toContainText('hours ×');
    await expect(row).toBeFocused();
  });

  await test.step('the audit that was taken since', async () => {
    await submitAudit(page.request, token, auditAnswers(9));
    await page.reload();
    await page.getByRole('button', { name: 'Recount', exact: true }).press('Enter');
    await expect(page.getByText(/^Recounted\. Expected savings/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recount', exact: true })).toBeHidden();
    await expectAccessible();
  });
});
