import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

const results = (page: Page) => page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });

/**
 * Goes step by step as the browser's buttons do. `page.goBack` fails on a slow machine if a step changes its address
 * before Playwright has seen the one before.
 */
async function goThrough(wizard: Wizard, way: 'back' | 'forward', steps: readonly number[]) {
  for (const step of steps) {
    await wizard.page.evaluate((direction) => history[direction](), way);
    await wizard.expectStep(step);
  }
}

/** Comes from another page to the dashboard, and opens the wizard there, as most people do. */
async function openFromDashboard(page: Page): Promise<Wizard> {
  await signIn(page);
  await page.goto('/profile-settings');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Run New Analysis' }).click();
  const wizard = new Wizard(page);
  await wizard.expectStep(1);
  await expect(page).toHaveURL('/dashboard?step=1');
  return wizard;
}

test('Wizard goes with the browser’s history from the dashboard through all steps to the results', async ({
  page,
  expectAccessible,
}) => {
  const wizard = await openFromDashboard(page);

  await test.step('Back and Forward go through the steps', async () => {
    await wizard.answerUpTo(4);
    await expect(page).toHaveURL('/dashboard?step=4');
    await page.goBack();
    await wizard.expectStep(3);
    await expect(wizard.field('Goals')).toHaveValue('Take on more clients without hiring.');
    await expect(wizard.dialog.getByRole('heading', { level: 3 })).toBeFocused();
    await goThrough(wizard, 'back', [2]);
    await goThrough(wizard, 'forward', [3, 4]);
    await expectAccessible();
  });

  await test.step('Previous is the same way back, and not another step in the history', async () => {
    await wizard.button('Previous').click();
    await wizard.expectStep(3);
    await wizard.button('Previous').click();
    await wizard.expectStep(2);
    await page.goBack();
    await wizard.expectStep(1);
    await page.goBack();
    await expect(wizard.dialog).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Continue your analysis' })).toBeVisible();
    await goThrough(wizard, 'forward', [1, 2, 3]);
    await expect(wizard.field('Goals')).toHaveValue('Take on more clients without hiring.');
  });

  await test.step('Forward stops at an answer that is missing', async () => {
    await wizard.field('Goals').fill('');
    await page.goForward();
    await wizard.expectStep(3);
    await expect(wizard.dialog.getByText('Describe at least one goal.')).toBeVisible();
    await expect(wizard.field('Goals')).toBeFocused();
    await expect(page).toHaveURL('/dashboard?step=3');
  });

  await test.step('a press outside changes nothing, and Escape closes it and keeps the answers', async () => {
    await page.mouse.click(4, 4);
    await wizard.expectStep(3);
    await wizard.field('Goals').fill('Take on more clients.');
    await page.keyboard.press('Escape');
    await expect(wizard.dialog).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(wizard.field('Goals')).toHaveValue('Take on more clients.');
  });

  await test.step('rare data is behind its group', async () => {
    await wizard.answerUpTo(7, 3);
    const legal = wizard.dialog.getByRole('group', { name: 'Legal HR & Compliance Data' });
    const rare = legal.getByRole('checkbox', { name: 'Audit reports and findings' });
    await expect(wizard.dialog.getByRole('checkbox')).toHaveCount(24);
    await expect(rare).toBeHidden();
    await legal.locator('summary').focus();
    await page.keyboard.press('Enter');
    await rare.check();
    await expect(legal.getByText('8 more, 1 of them checked')).toBeVisible();
    await expectAccessible();
    await wizard.next();
    await wizard.expectStep(8);
    await page.goBack();
    await expect(rare).toBeChecked();
  });

  await test.step('a finished wizard leaves no steps behind', async () => {
    await wizard.answerUpTo(11, 7);
    await wizard.button('Submit').click();
    await expect(results(page)).toContainText('Office plan');
    await expect(page).toHaveURL('/dashboard');
    await expectAccessible();
    await results(page).getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('table', { name: 'Your analyses' }).getByRole('row')).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL('/profile-settings');
  });
});

test('Wizard opens at the step of an address, and leaves no steps behind when it is closed', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page);
  await page.goto('/ai-analysis?step=7');
  const wizard = new Wizard(page);

  await test.step('a step that isn’t open yet gives its place to the first', async () => {
    await wizard.expectStep(1);
    await expect(page).toHaveURL('/ai-analysis?step=1');
    await expect(
      wizard.dialog.getByText('Step 7 opens when you have answered the steps before it. Continue at step 1.'),
    ).toBeVisible();
    await expectAccessible();
  });

  await test.step('a reload keeps the step that was gone back to, and the way on', async () => {
    await wizard.answerUpTo(5);
    await expect(wizard.dialog.getByText('Answers saved')).toBeVisible();
    await goThrough(wizard, 'back', [4, 3]);
    await page.reload();
    await wizard.expectStep(3);
    await goThrough(wizard, 'back', [2]);
    await goThrough(wizard, 'forward', [3, 4, 5]);
  });

  for (const [address, step] of [
    ['/ai-analysis?step=2', 2],
    ['/dashboard?step=9', 5],
    ['/dashboard?step=nine', 5],
  ] as const) {
    await test.step(`${address} opens step ${step}`, async () => {
      await page.goto(address);
      await wizard.expectStep(step);
      await expect(page).toHaveURL(new RegExp(`\\?step=${step}$`));
    });
  }

  await test.step('starting over begins the history anew', async () => {
    await wizard.button('Start over').click();
    await wizard.expectStep(1);
    await expect(page).toHaveURL('/dashboard?step=1');
    await expect(wizard.field('Analysis name')).toHaveValue('');
    await wizard.answerUpTo(3);
    await wizard.button('Cancel').click();
    await expect(wizard.dialog).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('Review leads to each answer and back, and through what a change has left open', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const wizard = await Wizard.openAtEnd(page, token);
  const review = wizard.dialog.getByRole('region', { name: 'Your answers' });
  const edit = (step: string) => review.getByRole('link', { name: `Edit ${step}` });
  for (const answer of [
    'Office plan',
    'Offices of Lawyers',
    'Take on more clients without hiring.',
    'Team size 5 · Hours per person 10 · Weekly · Average salary $75,000',
    '2,600 hours and $93,750 a year in total',
    'Invoices wait for approval.',
    'Supplier invoices',
    'Not sure',
  ]) {
    await expect(review).toContainText(answer);
  }
  await expect(review.getByRole('link', { name: /^Edit/ })).toHaveCount(10);
  await expectAccessible();

  await edit('Goals').click();
  await wizard.expectStep(3);
  await wizard.field('Goals').fill('Answer every client within a day.');
  await wizard.button('Back to review').click();
  await wizard.expectStep(11);
  await expect(wizard.dialog.getByRole('heading', { name: 'Your answers' })).toBeFocused();
  await expect(review).toContainText('Answer every client within a day.');
  await expect(wizard.button('Back to review')).toBeHidden();

  await edit('Departments').press('Enter');
  await page.goBack();
  await wizard.expectStep(11);
  await edit('Departments').click();
  await wizard.dialog.getByRole('checkbox', { name: 'Finance & Accounting' }).uncheck();
  await wizard.tick('Sales');
  await wizard.button('Back to review').click();
  await wizard.expectStep(5);
  await expect(wizard.dialog.getByText('Select at least one task.')).toBeVisible();
  await wizard.tick('Entering customer orders');
  await wizard.button('Back to review').click();
  await wizard.expectStep(11);
  await expect(review).toContainText('Entering customer orders');
});
