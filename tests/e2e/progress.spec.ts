import { createClient, signIn, signInAgain, signInAsAdmin } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';
import { progressBody } from '../factories/progressBody';

const project = 'Match supplier invoices to orders and receipts';

test('a client says how far a project is, and sees what came of it beside what was expected', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token);
  await page.goto(`/analysis-results/${id}#progress`);
  const section = page.getByRole('region', { name: 'How it goes' });
  const row = section.getByRole('row').filter({ hasText: project });
  await expect(row).toContainText('Not decided');
  await row.getByRole('button', { name: `Update “${project}”` }).click();
  const dialog = page.getByRole('dialog', { name: project });
  await dialog.getByLabel('How far is it?').selectOption('Running');
  await dialog.getByLabel('Hours a month the task takes now').fill('a few');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Hours a month the task takes now')).toHaveAccessibleDescription(
    /Enter a number/,
  );
  await expectAccessible();
  await dialog.getByLabel('Hours a month the task takes now').fill('100');
  await dialog.getByLabel('Spent on it so far').fill('$4,000');
  await dialog.getByLabel('Note').fill('Two people use it.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Running');
  await expect(page.getByRole('region', { name: 'On one page' })).toContainText('Status: Running');
  await expect(row).toContainText('984 hrs, $33,115 a year');
  await expect(row).toContainText('$4,000 spent');
  await expect(section).toContainText('1 project measured: $33,115 a year saved, where');
  await page.reload();
  await expect(row).toContainText('Two people use it.');
  await row.getByRole('button', { name: `Update “${project}”` }).click();
  await dialog.getByLabel('How far is it?').selectOption('Not decided');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Not decided');
  await expectAccessible();
});

test('a project’s dialog stays until it is saved', { tag: '@desktop' }, async ({ page }) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/api/analysis/${id}/projects/*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/analysis-results/${id}#progress`);
  const row = page.getByRole('region', { name: 'How it goes' }).getByRole('row').filter({ hasText: project });
  await row.getByRole('button', { name: `Update “${project}”` }).click();
  const dialog = page.getByRole('dialog', { name: project });
  await dialog.getByLabel('How far is it?').selectOption('Running');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close without saving' }).click();
  await expect(dialog).toBeVisible();
  letGo();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Running');
});

test.describe('when the session ends', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)/ });

  test('what was written about a project stays', async ({ page }) => {
    const { token, email } = await signIn(page);
    const id = await generateAnalysis(page.request, token);
    await page.goto(`/analysis-results/${id}#progress`);
    const section = page.getByRole('region', { name: 'How it goes' });
    const row = section.getByRole('row').filter({ hasText: project });
    await row.getByRole('button', { name: `Update “${project}”` }).click();
    const dialog = page.getByRole('dialog', { name: project });
    await dialog.getByLabel('How far is it?').selectOption('Running');
    await dialog.getByLabel('Note').fill('Two people use it.');
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/Your session has ended/)).toBeVisible();
    await expect(dialog.getByLabel('Note')).toHaveValue('Two people use it.');
    await signInAgain(page, email);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Two people use it.');
  });
});

test('an administrator sees the projects of all clients', async ({ page, expectAccessible }) => {
  const { token, email } = await createClient();
  const id = await generateAnalysis(page.request, token);
  const headers = { Authorization: `Bearer ${token}` };
  const analysis = await (await page.request.get(`/api/admin/analysis/${id}`, { headers })).json();
  const { id: opportunityId } = analysis.opportunities.find(({ name }: { name: string }) => name === project);
  const path = `/api/analysis/${id}/projects/${opportunityId}`;
  expect((await page.request.put(path, { headers, data: progressBody() })).status()).toBe(200);
  await signInAsAdmin(page);
  await page.goto('/admin/projects');
  await page.getByLabel('Search project or client').fill(email);
  const row = page
    .getByRole('table', { name: 'Projects of all clients' })
    .getByRole('row')
    .filter({ hasText: email });
  await expect(row).toContainText('984 hrs, $33,115 a year');
  await expect(page.getByText('1 project', { exact: true })).toBeVisible();
  // The lines of a cell stand below each other, on a phone too.
  const [name, address] = await Promise.all(
    ['Robin Example', email].map((words) => row.getByText(words, { exact: true }).boundingBox()),
  );
  expect(address?.y).toBeGreaterThan(name?.y ?? Infinity);
  await expectAccessible();
  await row.getByRole('link', { name: 'Report “Office plan”' }).click();
  const section = page.getByRole('region', { name: 'How it goes' });
  await expect(section).toContainText('What the client has recorded');
  await expect(section.getByRole('button', { name: /^Update/ })).toHaveCount(0);
});
