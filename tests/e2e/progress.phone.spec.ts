import { createClient, signInAsAdmin } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';
import { progressBody } from '../factories/progressBody';

const project = 'Match supplier invoices to orders and receipts';

test('Administrator sees the projects of all clients', async ({ page, expectAccessible }) => {
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
  await expect(page.getByText('You are viewing a client’s analysis as an administrator.')).toBeVisible();
  const section = page.getByRole('region', { name: 'Progress' });
  await expect(section).toContainText('The client’s progress');
  await expect(section.getByRole('button', { name: /^Update/ })).toHaveCount(0);
});
