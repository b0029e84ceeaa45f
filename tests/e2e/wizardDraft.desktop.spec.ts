import type { Browser, Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

const saved = (wizard: Wizard) => expect(wizard.dialog.getByText('Answers saved')).toBeVisible();

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

test.use({ expectedNoise: /Failed to load resource/ });

test('Answers are kept over reloads, outages and other devices, until their analysis is made', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const wizard = await open(page, 1);
  const elsewhere = await onAnotherDevice(browser, token);
  const other = new Wizard(elsewhere);

  await test.step('what can’t be saved waits in the browser, over a reload too', async () => {
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

  await test.step('another device goes on at the step, and its answers are told here', async () => {
    await elsewhere.goto('/dashboard');
    await expect(elsewhere.getByText('“Office plan”: step 3 of 11.')).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Continue', exact: true }).click();
    await other.expectStep(3);
    await other.field('Goals').fill('Answer every client within a day.');
    await saved(other);
    await wizard.button('Previous').click();
    await expect(
      wizard.dialog.getByText(/^Changed in another window or on another device: Goals\./),
    ).toBeVisible();
    await wizard.next();
    await expect(wizard.field('Goals')).toHaveValue('Answer every client within a day.');
  });

  await test.step('Undo restores what Cancel deleted, after a reload too', async () => {
    const discarded = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.ok(),
    );
    await wizard.button('Cancel').click();
    await discarded;
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(page.getByText('Your answers are deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Continue your analysis' })).toBeHidden();
    await expectAccessible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await wizard.expectStep(3);
    await expect(wizard.field('Goals')).toHaveValue('Answer every client within a day.');
  });

  await test.step('an analysis that was finished elsewhere takes no late answers, and loses none', async () => {
    await wizard.answerUpTo(11, 3);
    await saved(wizard);
    await open(elsewhere, 11);
    await other.button('Submit').click();
    await expect(elsewhere.getByRole('dialog', { name: /^AI Opportunity Analysis/ })).toBeVisible();
    await elsewhere.goto('/dashboard');
    await expect(elsewhere.getByRole('table', { name: 'Your analyses' })).toBeVisible();
    await expect(elsewhere.getByRole('heading', { name: 'Continue your analysis' })).toBeHidden();
    await elsewhere.context().close();

    await wizard.field('Additional information').fill('One more thing.');
    await expect(wizard.dialog.getByText(/^You finished or restarted this analysis/)).toBeVisible();
    await expect(wizard.field('Additional information')).toHaveValue('One more thing.');
    await wizard.button('Previous').click();
    await saved(wizard);
    await page.reload();
    await wizard.expectStep(10);
  });
});
