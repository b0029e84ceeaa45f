import { signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

test('Dashboard lists analyses and opens them, loads catalogues with the wizard, and says when the limit is reached', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('.js')) scripts.push(response.text());
  });
  const holdsCatalogue = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('Offices of Lawyers'));

  await test.step('the catalogues come with the wizard, not before', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    await page.getByRole('heading', { name: 'No analyses yet' }).waitFor();
    await expectAccessible();
    expect(scripts.length).toBeGreaterThan(0);
    expect(await holdsCatalogue()).toBe(false);
    await page.getByRole('button', { name: 'Run New Analysis' }).click();
    const wizard = new Wizard(page);
    await wizard.expectStep(1);
    expect(await holdsCatalogue()).toBe(true);
    await wizard.button('Cancel').click();
  });

  await test.step('an address with an analysis opens it', async () => {
    await generateAnalysis(page.request, token, { listName: 'First plan' });
    const id = await generateAnalysis(page.request, token, { listName: 'Second plan' });
    await page.goto(`/dashboard?analysis=${id}`);
    const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
    await expect(results).toContainText('Second plan');
    await expect(page).toHaveURL('/dashboard');
    await results.getByRole('button', { name: 'Back to Dashboard' }).click();
  });

  await test.step('the list shows all of them', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, / })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Your analyses' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('Second plan');
    await expect(page.getByText(/^2 of 3 included/)).toBeVisible();
    await expectAccessible();
    await rows
      .nth(2)
      .getByRole('button', { name: /View Results/ })
      .click();
    await expect(page.getByRole('dialog', { name: /^AI Opportunity Analysis/ })).toContainText('First plan');
    await page.keyboard.press('Escape');
  });

  await test.step('the limit notice opens instead of the wizard', async () => {
    await generateAnalysis(page.request, token, { listName: 'Third plan' });
    await page.reload();
    await page.getByRole('button', { name: 'Run New Analysis' }).click();
    const notice = page.getByRole('dialog', { name: 'Report Limit Reached' });
    await expect(notice).toContainText('3/3');
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
  });
});
