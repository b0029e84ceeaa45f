import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/test';
import { task, Wizard } from './support/wizard';

const otherTask = 'Closing the books each month';

async function openWizard(page: Page): Promise<Wizard> {
  await signIn(page);
  await page.goto('/ai-analysis');
  const wizard = new Wizard(page);
  await wizard.expectStep(1);
  return wizard;
}

test.describe('the wizard', () => {
  test('lets nobody past an unanswered step', { tag: '@desktop' }, async ({ page }) => {
    const wizard = await openWizard(page);
    for (let step = 1; step <= 10; step += 1) {
      await wizard.next();
      await wizard.expectStep(step);
      await wizard.answers[step - 1]?.();
      await wizard.next();
      await wizard.expectStep(step + 1);
    }
  });

  test('counts characters, and goes no further beyond the limits', { tag: '@desktop' }, async ({ page }) => {
    const wizard = await openWizard(page);
    const name = wizard.field('Analysis name');
    await name.fill('x'.repeat(30));
    await expect(wizard.dialog.getByText('30/30')).toBeVisible();
    for (const refused of ['   ', 'x'.repeat(31)]) {
      await name.fill(refused);
      await wizard.next();
      await wizard.expectStep(1);
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toHaveValue(refused);
    }
    await wizard.answerUpTo(3);
    await wizard.field('Goals').fill('y'.repeat(2001));
    await wizard.next();
    await wizard.expectStep(3);
    await wizard.field('Goals').fill('y'.repeat(2000));
    await wizard.next();
    await wizard.expectStep(4);
  });

  test('suggests fifty industries at most, whatever the case', { tag: '@desktop' }, async ({ page }) => {
    const wizard = await openWizard(page);
    await wizard.answerUpTo(2);
    const search = wizard.dialog.getByRole('combobox', { name: 'Industry' });
    await search.click();
    await expect(page.getByRole('option')).toHaveCount(50);
    await search.fill('LAWYERS');
    await expect(page.getByRole('option')).toHaveText(['Offices of Lawyers']);
    for (const [typed, title] of [
      ['bakery', 'Retail Bakeries'],
      ['gym', 'Fitness and Recreational Sports Centers'],
    ] as const) {
      await search.fill(typed);
      await expect(page.getByRole('option', { name: title, exact: true })).toBeVisible();
    }
  });

  test('shows common data first, and the rest of it when it is opened', async ({
    page,
    expectAccessible,
  }) => {
    const wizard = await openWizard(page);
    await wizard.answerUpTo(7);
    const legal = wizard.dialog.getByRole('group', { name: 'Legal HR & Compliance Data' });
    const rare = legal.getByRole('checkbox', { name: 'Audit reports and findings' });
    await expect(wizard.dialog.getByRole('checkbox')).toHaveCount(24);
    await expect(rare).toBeHidden();
    await legal.locator('summary').focus();
    await page.keyboard.press('Enter');
    await rare.check();
    await expect(legal.getByText('8 more, 1 of them ticked')).toBeVisible();
    await expectAccessible();
    await wizard.next();
    await wizard.expectStep(8);
    await page.goBack();
    await expect(rare).toBeChecked();
  });

  test('the name stops at its length while it is typed', { tag: '@desktop' }, async ({ page }) => {
    const wizard = await openWizard(page);
    await wizard.field('Analysis name').pressSequentially('x'.repeat(35));
    await expect(wizard.field('Analysis name')).toHaveValue('x'.repeat(30));
    await expect(wizard.dialog.getByText('30/30')).toBeVisible();
    await wizard.field('Analysis name').press('ControlOrMeta+A');
    await wizard.field('Analysis name').pressSequentially('Back office');
    await expect(wizard.field('Analysis name')).toHaveValue('Back office');
  });

  test('shows what a task costs, and refuses numbers beyond the limits', async ({ page }) => {
    const wizard = await openWizard(page);
    await wizard.answerUpTo(5);
    await expect(wizard.dialog.getByText('such as “Summarizing depositions”')).toBeVisible();
    await wizard.tick(task);
    const numbers = wizard.dialog.getByRole('group', { name: task });
    await expect(numbers.getByRole('textbox', { name: 'Team size' })).toHaveValue('5');
    await expect(numbers.getByRole('textbox', { name: 'Hours per person' })).toHaveValue('10');
    await expect(numbers.getByRole('combobox', { name: 'Frequency' })).toHaveValue('Week');
    await expect(numbers.getByRole('textbox', { name: 'Average salary' })).toHaveValue('75000');
    await expect(numbers).toContainText('$36.06');
    await expect(numbers).toContainText('$93,750');
    const total = wizard.dialog.getByText('All tasks so far', { exact: true }).locator('..');
    await expect(total).toContainText('2,600 hours a year$93,750 a year');
    const spoken = wizard.dialog.getByRole('status').getByText(/^All tasks so far/);
    await expect(spoken).toHaveText('All tasks so far: 2,600 hours and $93,750 a year');
    await wizard.tick(otherTask);
    await expect(total).toContainText('5,200 hours a year$187,500 a year');
    await wizard.dialog.getByRole('checkbox', { name: otherTask, exact: true }).uncheck();

    await numbers.getByRole('combobox', { name: 'Frequency' }).selectOption('Monthly');
    await expect(numbers).toContainText('$21,635');
    await expect(total).toContainText('600 hours a year$21,635 a year');
    for (const [name, value] of [
      ['Team size', '0'],
      ['Hours per person', '41'],
      ['Average salary', '29999'],
    ] as const) {
      const field = numbers.getByRole('textbox', { name });
      const before = await field.inputValue();
      await field.fill(value);
      await expect(total).toBeHidden();
      await wizard.next();
      await wizard.expectStep(5);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(before);
      await expect(total).toContainText('$21,635');
    }
    await wizard.dialog.getByRole('checkbox', { name: task, exact: true }).uncheck();
    await expect(numbers).toBeHidden();
    await expect(total).toBeHidden();
    await wizard.tick(task);
    await expect(numbers.getByRole('combobox', { name: 'Frequency' })).toHaveValue('Week');
  });

  test(
    'leaves a task in own words where it is when it is unticked',
    { tag: '@desktop' },
    async ({ page }) => {
      const wizard = await openWizard(page);
      await wizard.answerUpTo(5);
      const field = wizard.field('Another task, in your own words');
      await field.fill('Counting barrels');
      await field.press('Enter');
      const own = wizard.dialog.getByRole('checkbox', { name: 'Counting barrels', exact: true });
      await expect(own).toBeChecked();
      await own.press('Space');
      await expect(own).not.toBeChecked();
      await expect(own).toBeFocused();
      await own.press('Space');
      await expect(own).toBeChecked();
    },
  );

  test(
    'asks how AI is used only after a yes, and does not send that note',
    { tag: '@desktop' },
    async ({ page }) => {
      const wizard = await openWizard(page);
      await wizard.answerUpTo(8);
      const details = wizard.field('What do you use it for?');
      await expect(details).toBeHidden();
      await wizard.choose('Yes');
      await details.fill('Drafting mails');
      await wizard.next();
      await wizard.answerUpTo(11, 9);
      const request = page.waitForRequest('**/api/analysis/generate');
      await wizard.button('Submit').click();
      const body = (await request).postDataJSON();
      expect(Object.keys(body).sort()).toEqual([
        'additionalContext',
        'aiReadiness',
        'bottlenecks',
        'currentAiUsage',
        'customerInsights',
        'dataTypes',
        'departmentTasks',
        'departments',
        'goals',
        'industry',
        'listName',
        'monetization',
      ]);
      expect(body.departmentTasks).toEqual({
        'Finance & Accounting': {
          tasks: [task],
          taskDetails: {
            [task]: {
              teamSize: 5,
              hours: 10,
              frequency: 'Week',
              salary: 75_000,
              hourlyRate: 36.06,
              annualTaskCost: 93_750,
            },
          },
        },
      });
      await expect(page.getByRole('dialog', { name: /^AI Opportunity Analysis/ })).toBeVisible();
    },
  );

  test('never submits by Enter', { tag: '@desktop' }, async ({ page }) => {
    const wizard = await openWizard(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await wizard.field('Analysis name').fill('Office plan');
    await wizard.field('Analysis name').press('Enter');
    await wizard.expectStep(1);
    await wizard.answerUpTo(11);
    await wizard.field('Additional information').press('Enter');
    await wizard.expectStep(11);
    expect(requests.filter((url) => url.endsWith('/generate'))).toEqual([]);
  });

  test('closes and resets at once on Cancel and on ×', { tag: '@desktop' }, async ({ page }) => {
    const wizard = await openWizard(page);
    for (const close of ['Cancel', 'Close']) {
      await wizard.answerUpTo(3);
      await wizard.button(close).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/dashboard');
      await page.getByRole('button', { name: 'Run New Analysis' }).click();
      await wizard.expectStep(1);
      await expect(wizard.field('Analysis name')).toHaveValue('');
    }
  });

  test('keeps what was typed when something else is touched', { tag: '@desktop' }, async ({ page }) => {
    const wizard = await openWizard(page);
    await wizard.field('Analysis name').fill('Office plan');
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await expect(wizard.field('Analysis name')).toHaveValue('Office plan');
    await wizard.answerUpTo(4, 1);
    await wizard.button('Previous').click();
    await expect(wizard.field('Goals')).toHaveValue('Take on more clients without hiring.');
  });

  test('makes one analysis of a double click', { tag: '@desktop' }, async ({ page }) => {
    const { token } = await signIn(page);
    const wizard = await Wizard.openAtEnd(page, token);
    await wizard.button('Submit').dblclick();
    await page
      .getByRole('dialog', { name: /^AI Opportunity Analysis/ })
      .getByRole('button', { name: 'Back to Dashboard' })
      .click();
    await expect(page.getByRole('table', { name: 'Your analyses' }).getByRole('row')).toHaveCount(2);
  });
});
