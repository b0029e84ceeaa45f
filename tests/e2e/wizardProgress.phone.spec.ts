import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { holdModel } from './support/heldModel';
import { expect, sentAnew, test } from './support/test';
import { Wizard } from './support/wizard';

const results = (page: Page) => page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
const list = (page: Page) => page.getByRole('table', { name: 'Your analyses' });

async function submit(page: Page, additional?: string): Promise<Wizard> {
  const { token } = await signIn(page);
  const wizard = await Wizard.openAtEnd(page, token);
  if (additional) await wizard.field('Additional information').fill(additional);
  await wizard.button('Submit').click();
  return wizard;
}

// What moves without an end would never stand still for a look.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a slow analysis says how far it is, and may be left', async ({ page, expectAccessible }) => {
  const model = holdModel();
  const wizard = await submit(page, model.words);
  await expect(wizard.button('Generating...')).toHaveAttribute('aria-busy', 'true');
  const progress = wizard.dialog.getByRole('progressbar', { name: 'Your analysis is being made' });
  await expect(progress).toHaveAttribute('aria-valuetext', 'Writing it up for your business');
  await expect(wizard.dialog.getByRole('status').getByText('Writing it up')).toBeAttached();
  await expectAccessible();

  await wizard.button('Back to Dashboard').click();
  const underway = page.getByRole('heading', { name: 'Your analysis is being made' });
  await expect(underway).toBeVisible();
  await expectAccessible();
  await model.release();
  await expect(list(page)).toContainText('Office plan');
  await expect(underway).toBeHidden();
  await expect(page.getByText('Continue your analysis')).toBeHidden();
});

test('leaving the site loses nothing, and opening the wizard again follows the same analysis', async ({
  page,
}) => {
  const model = holdModel();
  const wizard = await submit(page, model.words);
  await expect(wizard.dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^Writing/);
  await page.goto('/ai-analysis');
  await expect(wizard.button('Generating...')).toBeVisible();
  await model.release();
  await expect(results(page)).toContainText('Office plan');
  await results(page).getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(list(page).getByRole('row')).toHaveCount(2);
});

test('an answer that breaks off is asked for again, and makes one analysis', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/analysis/generate', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch(sentAnew);
    await route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: progress\ndata: {"step":"finding"}\n\nevent: resu',
    });
  });
  await submit(page);
  await expect(results(page)).toContainText('Office plan');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await results(page).getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(list(page).getByRole('row')).toHaveCount(2);
});

test.describe('a refusal after the work has begun', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('is said like any other', async ({ page }) => {
    await page.route('**/api/analysis/generate', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: 'event: progress\ndata: {"step":"reading"}\n\nevent: error\ndata: {"status":503,"message":"Service is temporarily unavailable","error":""}\n\n',
      }),
    );
    const wizard = await submit(page);
    await expect(wizard.dialog.getByText('Service is temporarily unavailable')).toBeVisible();
    await wizard.expectStep(11);
    await expect(wizard.field('Additional information')).toHaveValue('');
  });
});
