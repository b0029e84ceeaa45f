import type { Browser, Locator, Page } from '@playwright/test';
import { auditSections } from '@/domain/audit/questionnaire';
import { createAccount, signIn, signInAsAdmin } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';
import { translatePage } from './support/translatePage';
import { freshName } from './support/users';
import { task, Wizard } from './support/wizard';

interface Walk {
  page: Page;
  /** Notes what a part of the page says. */
  note: (part: Locator) => Promise<void>;
  /** From here on the page is translated, or isn't. */
  begin: () => Promise<void>;
}

/**
 * What a part shows. What is only announced comes after a pause, and whether answers are saved changes meanwhile, so neither is
 * compared.
 */
const wordsOf = async (part: Locator): Promise<string> => {
  const words = await part.evaluate((element: HTMLElement) => {
    const passing = [
      ...element.querySelectorAll<HTMLElement>('[role="status"]:is(.visually-hidden, [data-state])'),
    ];
    for (const { style } of passing) style.display = 'none';
    const shown = element.innerText;
    for (const { style } of passing) style.display = '';
    return shown;
  });
  return words.replace(/\s+/g, ' ').trim();
};

/**
 * Goes the same way twice, through pages as they are and through translated ones, and compares what was noted. Where React
 * can’t go on, its error fails the test.
 */
async function compareTranslated(
  { page, browser }: { page: Page; browser: Browser },
  walk: (facts: Walk) => Promise<void>,
) {
  const untouched: string[] = [];
  const context = await browser.newContext();
  await walk({
    page: await context.newPage(),
    note: async (part) => void untouched.push(await wordsOf(part)),
    begin: async () => undefined,
  });
  await context.close();
  let noted = 0;
  await walk({
    page,
    note: async (part) => {
      noted += 1;
      await expect.poll(() => wordsOf(part), { message: `note ${noted}` }).toBe(untouched[noted - 1]);
      await expect(part.locator('font').first()).toBeAttached();
    },
    begin: () => page.evaluate(translatePage),
  });
  expect(noted).toBe(untouched.length);
}

test('what-if and calendar show the same figures where a page is translated', async ({ page, browser }) => {
  await compareTranslated({ page, browser }, async ({ page, note, begin }) => {
    const { token } = await signIn(page);
    await page.goto(`/analysis-results/${await generateAnalysis(page.request, token)}`);
    const days = page.getByLabel('Days a month your people can give');
    await expect(days).toHaveValue('4');
    await begin();
    const main = page.getByRole('main');
    await days.fill('1,5');
    await expect(page.getByText('If your own people give 1.5 days a month')).toBeVisible();
    await note(page.getByRole('table', { name: 'A year’s calendar' }));
    await days.fill('9');
    await expect(page.getByText('If your own people give 9 days a month')).toBeVisible();
    await note(main);
    await page.getByRole('button', { name: 'Try other numbers' }).click();
    const invoices = page.getByRole('group', { name: 'Processing supplier invoices' });
    await invoices.getByLabel('Team size').fill('6');
    await expect(page.getByRole('status').filter({ hasText: /^What if: \$/ })).toHaveText(/more/);
    await note(main);
    await invoices.getByLabel('Team size').fill('2');
    await expect(page.getByRole('status').filter({ hasText: /^What if: \$/ })).toHaveText(/less/);
    await note(main);
    await page.getByRole('button', { name: 'Reset to my answers' }).click();
    await expect(invoices.getByLabel('Team size')).toHaveValue('3');
    await expect(page.getByRole('status').filter({ hasText: /^What if: \$/ })).toHaveText(/no difference/);
    await note(main);
    await page.getByRole('button', { name: /^Explain this number of Match supplier invoices/ }).click();
    await expect(page.getByText('The calculation', { exact: true })).toBeVisible();
    await note(main);
  });
});

test('the wizard counts, adds up and ends alike where a page is translated', async ({ page, browser }) => {
  await compareTranslated({ page, browser }, async ({ page, note, begin }) => {
    await signIn(page);
    await page.goto('/ai-analysis');
    const wizard = new Wizard(page);
    await wizard.expectStep(1);
    await begin();
    const { dialog } = wizard;
    const noteSaved = async () => {
      await expect(dialog.getByText('Answers saved')).toBeVisible();
      await note(dialog);
    };
    await wizard.field('Analysis name').fill('Office');
    await noteSaved();
    await wizard.field('Analysis name').fill('x'.repeat(30));
    await noteSaved();
    for (const [index, answer] of wizard.answers.entries()) {
      await wizard.expectStep(index + 1);
      await answer();
      await noteSaved();
      if (index === 4) {
        const numbers = dialog.getByRole('group', { name: task });
        await numbers.getByRole('combobox', { name: 'Frequency' }).selectOption('Monthly');
        await expect(numbers).toContainText('$21,635');
        await noteSaved();
        await numbers.getByRole('textbox', { name: 'Team size' }).fill('8');
        await noteSaved();
        await numbers.getByRole('textbox', { name: 'Team size' }).fill('0');
        await wizard.next();
        await noteSaved();
        await numbers.getByRole('textbox', { name: 'Team size' }).fill('8');
      }
      await wizard.button(index === 10 ? 'Submit' : 'Next').click();
    }
    const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
    await expect(results).toContainText('Offices of Lawyers');
    await note(results.getByRole('table').first());
    await results.getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('table', { name: 'Your analyses' }).getByRole('row')).toHaveCount(2);
    await note(page.getByRole('table', { name: 'Your analyses' }));
  });
});

test('the audit counts its answers and shows their score where a page is translated', async ({
  page,
  browser,
}) => {
  await compareTranslated({ page, browser }, async ({ page, note, begin }) => {
    await signIn(page);
    await page.goto('/audit/start');
    await expect(page.getByText('Section 1 of 5')).toBeVisible();
    await begin();
    const main = page.getByRole('main');
    for (const [index, { questions }] of auditSections.entries()) {
      await expect(page.getByText(`Section ${index + 1} of 5`)).toBeVisible();
      for (const { text } of questions)
        await page.getByRole('group', { name: text }).getByRole('radio', { name: /^6\b/ }).check();
      await expect(page.getByText('Answers saved')).toBeVisible();
      await note(main);
      await page.getByRole('button', { name: /^(Next Section|Complete Audit)$/ }).click();
    }
    await expect(page).toHaveURL(/\/report\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'AI Readiness Report' })).toBeVisible();
    await note(page.getByRole('main'));
  });
});

test('lists of the Admin Portal are searched and sorted where a page is translated', async ({
  page,
  browser,
}) => {
  const name = freshName();
  await createAccount('client', { name: `${name} One` });
  await createAccount('marketer', { name: `${name} Two` });
  await compareTranslated({ page, browser }, async ({ page, note, begin }) => {
    await signInAsAdmin(page);
    await page.goto('/admin');
    const users = page.getByRole('table', { name: 'Users' });
    await expect(users.getByRole('row').nth(1)).toBeVisible();
    await begin();
    await page.getByRole('searchbox').first().fill(name);
    await expect(users.getByRole('row')).toHaveCount(3);
    await note(users);
    await users.getByRole('checkbox').nth(1).check();
    await note(users);
    const tabs = { Blog: 'Blog Management', Categories: 'Categories', Users: 'Admin Portal' };
    for (const [tab, title] of Object.entries(tabs)) {
      const navigation = page.getByRole('navigation', { name: 'Administration' });
      await navigation.getByRole('link', { name: tab, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
});
