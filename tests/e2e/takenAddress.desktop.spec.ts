import { createClient, goodPassword } from './support/accounts';
import { expect, test } from './support/test';

test.use({ expectedNoise: /409 \(Conflict\)/ });

test('signing up with a taken address says so and leads to the login', async ({ page }) => {
  const { email } = await createClient();
  await page.goto('/ai-opportunity-assessment');
  const form = page.getByRole('region', { name: 'Create your free account' });
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Kim Owner');
  await form.getByRole('textbox', { name: 'Email' }).fill(email.toUpperCase());
  await form.getByRole('textbox', { name: 'Company' }).fill('Owner & Sons');
  await form.getByLabel('Password', { exact: true }).fill(goodPassword);
  await form.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(form.getByText('An account with this email already exists').first()).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue('Owner & Sons');
});
