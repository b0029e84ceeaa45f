import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('every page can be read without JavaScript', async ({ page }) => {
  for (const path of publicPaths) {
    await page.goto(path);
    const main = page.getByRole('main');
    const headings = main.getByRole('heading');
    await expect(headings.first(), path).toBeVisible();
    await expect(headings.filter({ visible: false }), path).toHaveCount(0);
    await expect(main.getByRole('link').first(), path).toBeVisible();
  }
});

test('links lead on without JavaScript', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start AI Opportunity Assessment' }).first().click();
  await expect(page).toHaveURL('/ai-opportunity-assessment');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
});
