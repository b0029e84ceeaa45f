import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

for (const path of publicPaths) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    const headings = page.getByRole('main').getByRole('heading');
    expect(await headings.count()).toBeGreaterThan(0);
    for (const heading of await headings.all()) await expect(heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

test('links lead on without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start AI Opportunity Assessment' }).first().click();
  await expect(page).toHaveURL('/ai-opportunity-assessment');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
});
