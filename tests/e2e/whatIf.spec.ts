import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';

const invoices = (page: Page) => page.getByRole('group', { name: 'Processing supplier invoices' });
const savings = (page: Page) =>
  page.getByRole('table', { name: 'Totals' }).getByRole('row', { name: /^Savings/ });

test('a number is explained down to the client’s own answers', async ({ page, expectAccessible }) => {
  const { token } = await signIn(page);
  await page.goto(`/analysis-results/${await generateAnalysis(page.request, token)}`);
  await page.getByRole('button', { name: /^Explain this number of Match supplier invoices/ }).click();
  await expect(page.getByText('$70,000 ÷ 2,080 × 3 people × 14 hours × 52 weeks = $73,500')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Why this share' }).getByRole('row')).toHaveCount(8);
  await page.getByText('Public figures the ceilings are held against').click();
  await expect(page.getByText('McKinsey Global Institute')).toBeVisible();
  await page.getByRole('button', { name: 'Explain these totals' }).click();
  const totals = page.getByRole('table', { name: 'Each total is the sum of the opportunities below.' });
  await expect(totals.getByRole('row', { name: /^Total of Finance & Accounting/ })).toBeVisible();
  await expect(page.getByText('Today: 2,184', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('what-if moves the figures and goes back', async ({ page, expectAccessible }) => {
  const { token } = await signIn(page);
  await page.goto(`/analysis-results/${await generateAnalysis(page.request, token)}`);
  await page.getByRole('button', { name: 'Try other numbers' }).click();
  await expect(savings(page)).toContainText('no difference');
  const verdict = page.getByText('With these numbers:');
  await expect(verdict).toHaveCount(0);

  await invoices(page).getByLabel('Team size').fill('6');
  await expect(savings(page)).toContainText('more');
  await expect(page.getByText('1 task changed')).toBeVisible();
  await expect(verdict.locator('..')).toContainText('Worth doing');
  await expect(page.getByRole('status').filter({ hasText: /^What if: \$/ })).toHaveText(/more/);
  await invoices(page).getByLabel('Hours per person').fill('41');
  await invoices(page).getByLabel('Average salary').focus();
  await expect(invoices(page).getByText('Enter 40 hours at most.')).toBeVisible();
  await expect(savings(page)).not.toContainText(/more|less|no difference/);
  await expect(invoices(page)).toContainText('Nothing is counted until the marked numbers are corrected.');
  await expectAccessible();

  await invoices(page).getByLabel('Hours per person').fill('2,5');
  await expect(savings(page)).toContainText('less');

  await page.getByRole('button', { name: 'Reset to my answers' }).click();
  await expect(invoices(page).getByLabel('Hours per person')).toHaveValue('14');
  await expect(savings(page)).toContainText('no difference');

  await invoices(page).getByLabel('Automated share').fill('0');
  await expect(savings(page)).toContainText('less');
  await expect(verdict.locator('..')).toContainText('Doing nothing is right for now');
});

test(
  'what was tried is still there when the what-if is opened again',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await signIn(page);
    await page.goto(`/analysis-results/${await generateAnalysis(page.request, token)}`);
    const open = page.getByRole('button', { name: 'Try other numbers' });
    await open.click();
    await invoices(page).getByLabel('Team size').fill('6');
    await expect(savings(page)).toContainText('more');
    await page.getByRole('button', { name: 'Close what-if' }).click();
    await expect(invoices(page)).toHaveCount(0);
    await open.click();
    await expect(invoices(page).getByLabel('Team size')).toHaveValue('6');
    await expect(savings(page)).toContainText('more');
  },
);
