import type { Browser, Locator, Page } from '@playwright/test';
import { translatePage } from '../helpers/translatePage';
import { signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';

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
    begin: () => page.evaluate(translatePage, undefined),
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
