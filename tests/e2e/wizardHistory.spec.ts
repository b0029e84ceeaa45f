import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

const underway = (page: Page) => page.getByRole('heading', { name: 'Continue your analysis' });
const results = (page: Page) => page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });

/** Signs in and opens the wizard from the dashboard, as most people do. */
async function openFromDashboard(page: Page): Promise<Wizard> {
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Run New Analysis' }).click();
  const wizard = new Wizard(page);
  await wizard.expectStep(1);
  return wizard;
}

/** One arrival after the other: Playwright takes it for a failure when a way is given up for the next one. */
async function goThrough(wizard: Wizard, way: 'goBack' | 'goForward', steps: readonly number[]) {
  for (const step of steps) {
    await wizard.page[way]();
    await wizard.expectStep(step);
  }
}

test('the browser’s Back and Forward go through the steps', async ({ page, expectAccessible }) => {
  const wizard = await openFromDashboard(page);
  await expect(page).toHaveURL('/dashboard?step=1');
  await wizard.answerUpTo(4);
  await expect(page).toHaveURL('/dashboard?step=4');
  await page.goBack();
  await wizard.expectStep(3);
  await expect(wizard.field('Goals')).toHaveValue('Take on more clients without hiring.');
  await expect(wizard.dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await goThrough(wizard, 'goBack', [2]);
  await goThrough(wizard, 'goForward', [3, 4]);
  await expectAccessible();

  // Previous is the same way back, not another step in the history.
  await wizard.button('Previous').click();
  await wizard.expectStep(3);
  await wizard.button('Previous').click();
  await wizard.expectStep(2);
  await page.goBack();
  await wizard.expectStep(1);
  await page.goBack();
  await expect(wizard.dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await expect(underway(page)).toBeVisible();
  await page.goForward();
  await wizard.expectStep(1);
  await expect(wizard.field('Analysis name')).toHaveValue('Office plan');
});

test('Forward stops at an answer that is missing, and says so', { tag: '@desktop' }, async ({ page }) => {
  const wizard = await openFromDashboard(page);
  await wizard.answerUpTo(4);
  await page.goBack();
  await wizard.expectStep(3);
  await wizard.field('Goals').fill('');
  await page.goForward();
  await wizard.expectStep(3);
  await expect(wizard.dialog.getByText('Describe at least one goal.')).toBeVisible();
  await expect(wizard.field('Goals')).toBeFocused();
  await expect(page).toHaveURL('/dashboard?step=3');
});

test('a reload keeps the step, also one that was gone back to', { tag: '@desktop' }, async ({ page }) => {
  const wizard = await openFromDashboard(page);
  await wizard.answerUpTo(5);
  await goThrough(wizard, 'goBack', [4, 3]);
  await page.reload();
  await wizard.expectStep(3);
  await goThrough(wizard, 'goBack', [2]);
  await goThrough(wizard, 'goForward', [3, 4, 5]);
});

test(
  'an address opens its step, and no step that isn’t open yet',
  { tag: '@desktop' },
  async ({ page, expectAccessible }) => {
    const { token } = await signIn(page);
    await page.goto('/ai-analysis?step=7');
    const wizard = new Wizard(page);
    await wizard.expectStep(1);
    await expect(page).toHaveURL('/ai-analysis?step=1');
    await expect(
      wizard.dialog.getByText('Step 7 opens once the steps before it are answered. Go on here, at step 1.'),
    ).toBeVisible();
    await expectAccessible();
    await wizard.answerUpTo(4);
    await expect(wizard.dialog.getByText('Answers saved')).toBeVisible();

    for (const [address, step] of [
      ['/ai-analysis?step=2', 2],
      ['/dashboard?step=9', 4],
      ['/dashboard?step=nine', 4],
    ] as const) {
      const page = await wizard.page.context().newPage();
      await page.addInitScript((value) => localStorage.setItem('token', value), token);
      await page.goto(address);
      await new Wizard(page).expectStep(step);
      await expect(page).toHaveURL(new RegExp(`\\?step=${step}$`));
      await page.close();
    }
  },
);

test('closing leaves no steps behind in the history', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/profile-settings');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Run New Analysis' }).click();
  const wizard = new Wizard(page);
  await wizard.answerUpTo(4);
  await wizard.button('Cancel').click();
  await expect(wizard.dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/profile-settings');
});

test('a finished wizard leaves no steps behind either', { tag: '@desktop' }, async ({ page }) => {
  const wizard = await openFromDashboard(page);
  await wizard.answerUpTo(11);
  await wizard.button('Submit').click();
  await expect(results(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await results(page).getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('table', { name: 'Your analyses' }).getByRole('row')).toHaveCount(2);
});

test('starting over begins the history anew', { tag: '@desktop' }, async ({ page }) => {
  const wizard = await openFromDashboard(page);
  await wizard.answerUpTo(4);
  await expect(wizard.dialog.getByText('Answers saved')).toBeVisible();
  await page.reload();
  await wizard.button('Start over').click();
  await wizard.expectStep(1);
  await expect(page).toHaveURL('/dashboard?step=1');
  await page.goBack();
  await expect(wizard.dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
});

test('a phone’s Back, which asks a dialog to close, goes a step back', async ({ page }) => {
  const wizard = await openFromDashboard(page);
  await wizard.answerUpTo(3);
  const pressBack = () =>
    wizard.dialog.evaluate((dialog) => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  await page.keyboard.press('Escape');
  await wizard.expectStep(3);
  await pressBack();
  await wizard.expectStep(2);
  await pressBack();
  await wizard.expectStep(1);
  await pressBack();
  await expect(wizard.dialog).toBeHidden();
  await expect(underway(page)).toBeVisible();
});
