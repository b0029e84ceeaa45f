import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { expect, test } from './support/test';
import { task, Wizard } from './support/wizard';

/** Presses Tab until the wanted element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('the whole analysis by keyboard alone', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'No analyses yet' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Run New Analysis' }));
  await page.keyboard.press('Enter');

  const wizard = new Wizard(page);
  const type = async (target: ReturnType<Page['locator']>, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  const toggle = async (role: 'checkbox' | 'radio', name: string) => {
    await tabTo(page, wizard.dialog.getByRole(role, { name, exact: true }));
    await page.keyboard.press('Space');
  };
  const next = async (step: number) => {
    await tabTo(page, wizard.button('Next'));
    await page.keyboard.press('Enter');
    await wizard.expectStep(step);
  };

  await wizard.expectStep(1);
  await type(wizard.field('Analysis name'), 'By keyboard');
  await next(2);
  await type(wizard.dialog.getByRole('combobox', { name: 'Industry' }), 'dentists');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(wizard.dialog.getByRole('combobox', { name: 'Industry' })).toHaveValue('Offices of Dentists');
  await next(3);
  await type(wizard.field('Goals'), 'See more patients.');
  await next(4);
  await toggle('checkbox', 'Finance & Accounting');
  await next(5);
  await toggle('checkbox', task);
  await next(6);
  await type(wizard.field('Bottlenecks'), 'Invoices are typed twice.');
  await next(7);
  await toggle('checkbox', 'Supplier invoices');
  await next(8);
  await toggle('radio', 'Yes');
  await next(9);
  await toggle('radio', 'Yes');
  await next(10);
  await toggle('radio', 'Yes');
  await next(11);
  await tabTo(page, wizard.button('Submit'));
  await page.keyboard.press('Enter');

  const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
  await expect(results).toContainText('By keyboard');
  await page.keyboard.press('Escape');
  await expect(results).toBeHidden();
  await expect(page.getByRole('table', { name: 'Your analyses' })).toContainText('By keyboard');
});
