import { freshEmail, goodPassword } from './support/accounts';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

test('a newcomer signs up, answers the eleven steps and sees their own numbers', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start AI Opportunity Assessment' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free AI Opportunity Assessment for SMBs');
  await expectAccessible();

  const form = page.getByRole('region', { name: 'Create your free account' });
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Kim Owner');
  await form.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
  await form.getByRole('textbox', { name: 'Company' }).fill('Owner & Sons');
  await form.getByLabel('Password', { exact: true }).fill(goodPassword);
  await form.getByRole('button', { name: 'Create Free Account' }).click();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kim Owner');
  await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Run Analysis', exact: true }).click();
  const wizard = new Wizard(page);
  for (const [index, answer] of wizard.answers.entries()) {
    await wizard.expectStep(index + 1);
    await answer();
    await expectAccessible();
    await wizard.button(index === 10 ? 'Submit' : 'Next').click();
  }

  const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
  await expect(results).toContainText('Office plan');
  await expect(results).toContainText('Offices of Lawyers');
  // 5 people x 10 hours x 52 weeks at 75,000 / 2,080
  await expect(results).toContainText('$93,750');
  await expect(results.getByText('Supplier invoices').first()).toBeVisible();
  await expectAccessible();
  await results.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(results).toBeHidden();

  const list = page.getByRole('table', { name: 'Your analyses' });
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list).toContainText('Office plan');
  await expect(page.getByText('Total Analyses')).toBeVisible();
  await expectAccessible();

  await page.reload();
  await list.getByRole('button', { name: /^View Results/ }).click();
  await expect(results).toContainText('$93,750');
});

test('the sign-up form says what is wrong, keeps what was typed, and knows taken addresses', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/ai-opportunity-assessment');
  const form = page.getByRole('region', { name: 'Create your free account' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const password = form.getByLabel('Password', { exact: true });
  const submit = form.getByRole('button', { name: 'Create Free Account' });

  await submit.click();
  await expect(form.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Kim Owner');
  await form.getByRole('textbox', { name: 'Company' }).fill('Owner & Sons');
  await email.fill('kim.owner');
  await password.fill('12345');
  await submit.click();
  await expect(form.getByText('Enter a valid email address')).toBeVisible();
  await expect(form.getByText('Must be at least 6 characters')).toBeVisible();
  await expectAccessible();
  await expect(form.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Kim Owner');
});
