import type { Browser, Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

const saved = (wizard: Wizard) => expect(wizard.dialog.getByText('Answers saved')).toBeVisible();
const underway = (page: Page) => page.getByRole('heading', { name: 'Continue your analysis' });

async function open(page: Page, step: number): Promise<Wizard> {
  await page.goto('/ai-analysis');
  const wizard = new Wizard(page);
  await wizard.expectStep(step);
  return wizard;
}

async function onAnotherDevice(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  return page;
}

test('an analysis goes on at its step, after a reload and on another device', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const wizard = await open(page, 1);
  await wizard.answerUpTo(4);
  await saved(wizard);
  await page.reload();
  await wizard.expectStep(4);
  await expect(wizard.dialog.getByText('Welcome back. Your answers are as you left them.')).toBeVisible();
  await expectAccessible();

  const elsewhere = await onAnotherDevice(browser, token);
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByText('“Office plan”: step 4 of 11.')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Continue', exact: true }).click();
  const other = new Wizard(elsewhere);
  await other.answerUpTo(6, 4);
  await saved(other);
  await elsewhere.context().close();

  await page.reload();
  await wizard.expectStep(6);
  await wizard.button('Start over').click();
  await wizard.expectStep(1);
  await expect(wizard.field('Analysis name')).toHaveValue('');
});

test('devices complete one another, and say so', async ({ page, browser }) => {
  const { token } = await signIn(page);
  const wizard = await open(page, 1);
  await wizard.answerUpTo(3);
  await saved(wizard);
  const elsewhere = await onAnotherDevice(browser, token);
  const other = await open(elsewhere, 3);
  await other.field('Goals').fill('Answer every client within a day.');
  await saved(other);
  await elsewhere.context().close();

  await wizard.button('Previous').click();
  await expect(wizard.dialog.getByText(/^Added from another device: Goals\./)).toBeVisible();
  await wizard.next();
  await expect(wizard.field('Goals')).toHaveValue('Answer every client within a day.');
});

test('Cancel and × forget it on the server too', async ({ page }) => {
  await signIn(page);
  for (const close of ['Cancel', 'Close']) {
    const wizard = await open(page, 1);
    await wizard.answerUpTo(3);
    await saved(wizard);
    const discarded = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.ok(),
    );
    await wizard.button(close).click();
    await discarded;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
    await expect(underway(page)).toBeHidden();
  }
});

test('Undo restores what Cancel and × removed, also after a reload', async ({ page, expectAccessible }) => {
  await signIn(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const wizard = await open(page, 1);
  await wizard.answerUpTo(3);
  await wizard.field('Goals').fill('Answer every client within a day.');
  for (const close of ['Cancel', 'Close']) {
    await wizard.button(close).click();
    await expect(page.getByText('Your answers are deleted')).toBeVisible();
    await expectAccessible();
    await page.reload();
    await undo.click();
    await wizard.expectStep(3);
    await expect(undo).toBeHidden();
    await expect(wizard.field('Goals')).toHaveValue('Answer every client within a day.');
  }
});

test('Undo stays after another wizard was opened and left, and ends after ten minutes', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const wizard = await open(page, 1);
  await wizard.answerUpTo(2);
  await wizard.button('Cancel').click();
  await page.getByRole('button', { name: 'Run New Analysis' }).click();
  await wizard.expectStep(1);
  await expect(wizard.field('Analysis name')).toHaveValue('');
  await wizard.button('Cancel').click();
  await expect(undo).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(undo).toBeHidden();
});

test('submitting ends it', async ({ page }) => {
  const { token } = await signIn(page);
  const wizard = await Wizard.openAtEnd(page, token);
  await wizard.button('Submit').click();
  await page
    .getByRole('dialog', { name: /^AI Opportunity Analysis/ })
    .getByRole('button', { name: 'Back to Dashboard' })
    .click();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Your analyses' })).toBeVisible();
  await expect(underway(page)).toBeHidden();
});

test.describe('when the server can’t be reached', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('answers wait in the browser and are saved later', async ({ page }) => {
    await signIn(page);
    const wizard = await open(page, 1);
    await page.route('**/api/analysis/draft', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await wizard.answerUpTo(3);
    await expect(wizard.dialog.getByText(/^Not saved yet/)).toBeVisible();
    await page.reload();
    await wizard.expectStep(3);
    await page.unroute('**/api/analysis/draft');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await saved(wizard);
  });

  test('an analysis that was finished elsewhere takes no late answers, and loses none', async ({
    page,
    browser,
  }) => {
    const { token } = await signIn(page);
    const wizard = await Wizard.openAtEnd(page, token);
    const elsewhere = await onAnotherDevice(browser, token);
    const other = await open(elsewhere, 11);
    await other.button('Submit').click();
    await expect(elsewhere.getByRole('dialog', { name: /^AI Opportunity Analysis/ })).toBeVisible();
    await elsewhere.context().close();

    await wizard.field('Additional information').fill('One more thing.');
    await expect(wizard.dialog.getByText(/^This analysis was finished or started over/)).toBeVisible();
    await expect(wizard.field('Additional information')).toHaveValue('One more thing.');
    await wizard.button('Previous').click();
    await saved(wizard);
    await page.reload();
    await wizard.expectStep(10);
  });
});
