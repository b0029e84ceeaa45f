import { onePathOfEachKind } from './support/publicPaths';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

/** Shown by the address that the contact form leads to. */
const afterSending = 'Your message has arrived';

test('every kind of page can be read without JavaScript, and links lead on', async ({ page }) => {
  for (const path of onePathOfEachKind) {
    await page.goto(path);
    const main = page.getByRole('main');
    // Closed parts open without JavaScript, too.
    await main.locator('details').evaluateAll((parts: HTMLDetailsElement[]) => {
      for (const part of parts) part.open = true;
    });
    const headings = main.getByRole('heading', { includeHidden: true });
    const all = new Set(await headings.allTextContents());
    all.delete(afterSending);
    // A card may stand in two places, one for each width.
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = new Set(await headings.filter({ visible: true }).allTextContents());
      expect(shown.size, path).toBeGreaterThan(0);
      expect(shown, `${path}, ${width} wide`).toEqual(all);
      await expect(main.getByRole('link').first(), path).toBeVisible();
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start AI Opportunity Assessment' }).first().click();
  await expect(page).toHaveURL('/ai-opportunity-assessment');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
});
