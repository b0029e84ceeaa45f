import type { Page, Response } from '@playwright/test';
import type { AnalysisSummary } from '@/schemas/analysis';
import { analysisBody } from '../factories/analysisBody';
import { createAdmin, signIn } from './support/accounts';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';
import { Wizard } from './support/wizard';

async function generate(page: Page, token: string, listName: string): Promise<number> {
  const response = await page.request.post('/api/analysis/generate', {
    headers: { Authorization: `Bearer ${token}` },
    data: analysisBody({ listName }),
  });
  return ((await response.json()) as { id: number }).id;
}

async function summaryOf(page: Page, token: string): Promise<AnalysisSummary> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await (await page.request.get('/api/analysis/summary', { headers })).json()) as AnalysisSummary;
}

test('lists the analyses with their totals, and opens one', async ({ page, expectAccessible }) => {
  const { token } = await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await generate(page, token, 'First plan');
  await generate(page, token, 'Second plan');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, / })).toBeVisible();
  const list = page.getByRole('table', { name: 'Your analyses' });
  await expect(list.getByRole('row')).toHaveCount(3);
  await expect(list.getByRole('row').nth(1)).toContainText('Second plan');
  await expect(page.getByText(/^2 of 3 included/)).toBeVisible();
  const savings = page.getByRole('term').filter({ hasText: 'Potential Savings' }).locator('..');
  const { savings_usd: sum, latest_savings_usd: latest } = await summaryOf(page, token);
  expect(sum).toBeGreaterThan(latest ?? Infinity);
  await expect(savings).toContainText(`$${sum.toLocaleString('en-US')}`);
  await expect(savings).toContainText(
    `Of runs that share a name or tasks, only the latest: $${latest?.toLocaleString('en-US')}`,
  );
  await expectAccessible();
  await list
    .getByRole('row')
    .nth(2)
    .getByRole('button', { name: /View Results/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^AI Opportunity Analysis/ })).toContainText('First plan');
  await expectAccessible();
});

test(
  'an address with an analysis opens it and becomes the dashboard’s own',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await signIn(page);
    const id = await generate(page, token, 'Linked plan');
    await page.goto(`/dashboard?analysis=${id}`);
    await expect(page.getByRole('dialog', { name: /^AI Opportunity Analysis/ })).toContainText('Linked plan');
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'results that come late don’t open over what was asked for after them',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await signIn(page);
    const slow = await generate(page, token, 'Slow plan');
    await generate(page, token, 'Quick plan');
    let letGo = () => {};
    await page.route(`**/api/admin/analysis/${slow}`, async (route) => {
      await new Promise<void>((resolve) => (letGo = resolve));
      await route.continue();
    });
    await page.goto('/dashboard');
    const view = (name: string) =>
      page
        .getByRole('table', { name: 'Your analyses' })
        .getByRole('row')
        .filter({ hasText: name })
        .getByRole('button', { name: /View Results/ })
        .click();
    const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
    const isSlow = (response: Response) => response.url().endsWith(`/api/admin/analysis/${slow}`);
    const letComeLate = async () => {
      const late = page.waitForResponse(isSlow);
      letGo();
      await (await late).finished();
      // What it would bring is drawn by then.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    };
    const asked = page.waitForRequest(`**/api/admin/analysis/${slow}`);
    await view('Slow plan');
    await asked;
    await view('Quick plan');
    await expect(results).toContainText('Quick plan');
    await letComeLate();
    await expect(results).toContainText('Quick plan');
    await expect(results).not.toContainText('Slow plan');
    await page.keyboard.press('Escape');
    await expect(results).toBeHidden();

    const askedAgain = page.waitForRequest(`**/api/admin/analysis/${slow}`);
    await view('Slow plan');
    await askedAgain;
    await page.getByRole('button', { name: 'Run New Analysis' }).click();
    const wizard = new Wizard(page);
    await wizard.expectStep(1);
    await letComeLate();
    await wizard.expectStep(1);
    await expect(results).toHaveCount(0);

    const askedByAddress = page.waitForRequest(`**/api/admin/analysis/${slow}`);
    await page.goto(`/dashboard?analysis=${slow}`);
    await askedByAddress;
    await page.getByRole('button', { name: 'Run New Analysis' }).click();
    await wizard.expectStep(1);
    await letComeLate();
    await expect(page).not.toHaveURL(/analysis=/);
    await wizard.expectStep(1);
    await expect(results).toHaveCount(0);
  },
);

test.describe('when results can’t be fetched', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /500|could not be loaded/ });

  test('the dashboard says so', async ({ page }) => {
    const { token } = await signIn(page);
    const id = await generate(page, token, 'Lost plan');
    await page.route(`**/api/admin/analysis/${id}`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Down' } }),
    );
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /View Results/ }).click();
    await expectSaid(page, 'The analysis could not be opened. Please try again.');
  });
});

test('the limit notice opens instead of the wizard once all analyses are used', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  for (const name of ['One', 'Two', 'Three']) await generate(page, token, name);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Run New Analysis' }).click();
  const notice = page.getByRole('dialog', { name: 'Report Limit Reached' });
  await expect(notice).toContainText(
    "You've reached your maximum of 3 AI opportunity analyses. Schedule a strategy call to discuss your results!",
  );
  await expect(notice.getByRole('link', { name: /Book Strategy Call/ })).toHaveAttribute('target', '_blank');
  await expectAccessible();
});

test('a limit that was raised meanwhile is no limit any more', { tag: '@desktop' }, async ({ page }) => {
  const { token } = await signIn(page);
  for (const name of ['One', 'Two', 'Three']) await generate(page, token, name);
  await page.goto('/dashboard');
  await expect(page.getByText(/^3 of 3 included/)).toBeVisible();
  const run = page.getByRole('button', { name: 'Run New Analysis' });
  const notice = page.getByRole('dialog', { name: 'Report Limit Reached' });
  await run.click();
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);

  const me = await page.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
  const { id } = (await me.json()) as { id: number };
  const raised = await page.request.put(`/api/admin/users/${id}`, {
    headers: await createAdmin(),
    data: { reportLimit: 4 },
  });
  expect(raised.status()).toBe(200);
  await run.click();
  await new Wizard(page).expectStep(1);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(/^3 of 4 included/)).toBeVisible();
});

test.describe('when the list can’t be fetched', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /500|analyses/ });

  test('the dashboard is empty, and works', async ({ page }) => {
    await signIn(page);
    await page.route('**/api/analysis/summary?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Down' } }),
    );
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
  });
});

test('the catalogues are loaded with the wizard, not before', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('.js')) scripts.push(response.text());
  });
  const holdsCatalogue = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('Offices of Lawyers'));
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'No analyses yet' }).waitFor();
  expect(scripts.length).toBeGreaterThan(0);
  expect(await holdsCatalogue()).toBe(false);
  await page.getByRole('button', { name: 'Run New Analysis' }).click();
  await new Wizard(page).expectStep(1);
  expect(await holdsCatalogue()).toBe(true);
});
