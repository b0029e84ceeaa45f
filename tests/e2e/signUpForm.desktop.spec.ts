import { expect, test } from './support/test';

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
