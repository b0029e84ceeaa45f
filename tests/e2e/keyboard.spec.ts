import type { Page } from '@playwright/test';
import { createAccount, freshEmail, goodPassword, signIn, signInAs } from './support/accounts';
import { panelText } from './support/panelPost';
import { freshTitle } from './support/posts';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';
import { freshName } from './support/users';
import { task, Wizard } from './support/wizard';

/** Presses Tab until the wanted element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function typeInto(page: Page, target: ReturnType<Page['locator']>, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function activate(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('a prospect signs up by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await activate(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^Start AI Opportunity/ })
      .first(),
  );
  await expect(page).toHaveURL('/ai-opportunity-assessment');
  const form = page.getByRole('region', { name: 'Create your free account' });
  await typeInto(page, form.getByRole('textbox', { name: 'Full Name' }), 'Kim Owner');
  await typeInto(page, form.getByRole('textbox', { name: 'Email' }), freshEmail());
  await typeInto(page, form.getByRole('textbox', { name: 'Company' }), 'Owner & Sons');
  await typeInto(page, form.getByLabel('Password', { exact: true }), goodPassword);
  await activate(page, form.getByRole('button', { name: 'Create Free Account' }));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an administrator adds a user and looks at one by keyboard alone', async ({ page }) => {
  const { email } = await createAccount('admin');
  const client = await createAccount('client', { name: freshName() });
  await page.goto('/login');
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), goodPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');

  await activate(page, page.getByRole('button', { name: 'Add New User' }));
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  const name = freshName();
  await typeInto(page, dialog.getByLabel('Name', { exact: true }), name);
  await typeInto(page, dialog.getByLabel('Email'), freshEmail());
  await typeInto(page, dialog.getByLabel('Password', { exact: true }), goodPassword);
  await activate(page, dialog.getByRole('button', { name: 'Create User' }));
  await expectSaid(page, `${name} was added`);

  await typeInto(page, page.getByRole('searchbox', { name: /^Search name/ }), client.name);
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await activate(page, page.getByRole('table', { name: 'Users' }).getByRole('button', { name: 'View' }));
  const details = page.getByRole('dialog', { name: 'User Details' });
  await expect(details).toContainText(client.email);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page.getByRole('button', { name: 'View' })).toBeFocused();
});

test('a marketer publishes a post in the panel by keyboard alone', async ({ page }) => {
  await signInAs(page, 'marketer');
  await page.goto('/cms');
  await activate(page, page.getByRole('link', { name: 'New post' }));
  const title = freshTitle();
  await typeInto(page, page.getByRole('textbox', { name: 'Title' }).first(), title);
  await typeInto(page, page.getByRole('textbox', { name: /^Description/ }).first(), 'What typing costs.');
  await typeInto(page, panelText(page), 'Eight hours of typing, every day.');
  await activate(page, page.getByRole('button', { name: 'Publish changes' }));
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/posts\/\d+/);
});

test('the whole analysis by keyboard alone', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'No analyses yet' }).waitFor();
  await activate(page, page.getByRole('button', { name: 'Run New Analysis' }));

  const wizard = new Wizard(page);
  const type = (target: ReturnType<Page['locator']>, text: string) => typeInto(page, target, text);
  const toggle = async (role: 'checkbox' | 'radio', name: string) => {
    await tabTo(page, wizard.dialog.getByRole(role, { name, exact: true }));
    await page.keyboard.press('Space');
  };
  const next = async (step: number) => {
    await activate(page, wizard.button('Next'));
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
  await activate(page, wizard.button('Submit'));

  const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
  await expect(results).toContainText('By keyboard');
  await page.keyboard.press('Escape');
  await expect(results).toBeHidden();
  await expect(page.getByRole('table', { name: 'Your analyses' })).toContainText('By keyboard');
});
