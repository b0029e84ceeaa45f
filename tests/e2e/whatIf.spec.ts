import type { Page } from '@playwright/test';
import { taskDetails } from '../factories/analysisBody';
import { createClient, signIn, signInAgain } from './support/accounts';
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

test('what-if moves the figures, goes back, and is kept under a name', async ({ page, expectAccessible }) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token);
  await page.goto(`/analysis-results/${id}`);
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
  await page.getByLabel('Scenario name').fill('Left by hand');
  await page.getByRole('button', { name: 'Save as scenario' }).click();
  await expect(page.getByText('“Left by hand” is saved.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Try other numbers' }).click();
  await page.getByRole('button', { name: 'Open Left by hand' }).click();
  await expect(invoices(page).getByLabel('Automated share')).toHaveValue('0');
  await page.getByRole('button', { name: 'Delete Left by hand' }).click();
  await page.getByRole('button', { name: 'Delete Left by hand' }).click();
  await expect(page.getByText('No scenarios yet.')).toBeVisible();
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

test.describe('the name of a scenario', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /409|could not be changed/ });

  test('is refused at its field, and changed with what it names', async ({ page }) => {
    const { token } = await signIn(page);
    await page.goto(`/analysis-results/${await generateAnalysis(page.request, token)}`);
    await page.getByRole('button', { name: 'Try other numbers' }).click();
    const name = page.getByLabel('Scenario name');
    const save = page.getByRole('button', { name: 'Save as scenario' });
    await name.fill('First');
    await save.click();
    await expect(name).toHaveAccessibleDescription(/^Change a number first/);
    await invoices(page).getByLabel('Automated share').fill('0');
    await name.fill(' ');
    await save.click();
    await expect(name).toHaveAccessibleDescription('Scenario name is required');
    await expect(name).toBeFocused();
    await name.fill('First');
    await save.click();
    await expect(page.getByText('“First” is saved.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Scenarios' })).toBeFocused();
    await save.click();
    await expect(name).toHaveAccessibleDescription('A scenario of this name exists already');
    await name.fill('Renamed');
    await page.getByRole('button', { name: 'Save changes to “First”' }).click();
    await expect(page.getByText('“Renamed” is saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes to “Renamed”' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Delete Renamed' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete First' })).toHaveCount(0);
  });
});

test.describe('a scenario that can’t be deleted', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /500|could not be changed/ });

  test('stays open', async ({ page }) => {
    const { token } = await signIn(page);
    const id = await generateAnalysis(page.request, token);
    await page.goto(`/analysis-results/${id}`);
    await page.getByRole('button', { name: 'Try other numbers' }).click();
    await invoices(page).getByLabel('Automated share').fill('0');
    await page.getByLabel('Scenario name').fill('First');
    await page.getByRole('button', { name: 'Save as scenario' }).click();
    await expect(page.getByText('“First” is saved.')).toBeVisible();
    await page.route(`**/api/analysis/${id}/scenarios/*`, (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    const remove = page.getByRole('button', { name: 'Delete First' });
    await remove.click();
    await remove.click();
    await expect(page.getByText('The scenario could not be deleted. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open now First' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes to “First”' })).toBeVisible();
    await page.unroute(`**/api/analysis/${id}/scenarios/*`);
    await remove.click();
    await remove.click();
    await expect(page.getByText('No scenarios yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes to “First”' })).toHaveCount(0);
  });
});

test.describe('when the session ends', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)|could not be (changed|loaded)/ });

  test('the numbers that were tried stay', async ({ page }) => {
    const { token, email } = await signIn(page);
    await page.goto(`/analysis-results/${await generateAnalysis(page.request, token)}`);
    await page.getByRole('button', { name: 'Try other numbers' }).click();
    await invoices(page).getByLabel('Team size').fill('6');
    await page.getByLabel('Scenario name').fill('Grown');
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    const save = page.getByRole('button', { name: 'Save as scenario' });
    await save.click();
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
    await expect(invoices(page).getByLabel('Team size')).toHaveValue('6');
    await signInAgain(page, email);
    await save.click();
    await expect(page.getByText('“Grown” is saved.')).toBeVisible();
    await expect(invoices(page).getByLabel('Team size')).toHaveValue('6');
  });
});

test('two analyses are laid side by side', async ({ page, expectAccessible }) => {
  const { token } = await signIn(page);
  await generateAnalysis(page.request, token, { listName: 'Today' });
  const grown = { 'Processing supplier invoices': taskDetails({ teamSize: 6, hours: 14, salary: 70_000 }) };
  await generateAnalysis(page.request, token, {
    listName: 'Next year',
    aiReadiness: 'advanced',
    departments: ['Finance & Accounting'],
    departmentTasks: {
      'Finance & Accounting': { tasks: Object.keys(grown), taskDetails: grown },
    },
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare two analyses' })).toBeVisible();
  await expect(page.getByText('A: Today')).toBeVisible();
  await expect(page.getByText('6 people, 14 hours each a week, $70,000 a year')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Opportunities in both' }).getByRole('row', {
      name: /^Match supplier invoices/,
    }),
  ).toContainText('more');
  await expect(page.getByRole('region', { name: 'Only in A' })).toContainText('Our own call-back list');
  await expectAccessible();
});

test.describe('somebody else’s analysis', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /404|could not be loaded/ });

  test('is not compared', async ({ page }) => {
    const client = await createClient();
    const foreign = await generateAnalysis(page.request, client.token);
    const { token } = await signIn(page);
    await page.goto(`/compare?a=${await generateAnalysis(page.request, token)}&b=${foreign}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load' })).toHaveText(
      'Failed to load the analyses: Analysis not found',
    );
  });
});
