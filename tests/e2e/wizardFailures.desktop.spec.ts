import { goodPassword, signIn } from './support/accounts';
import { expect, oneRetry, test } from './support/test';
import { Wizard } from './support/wizard';

test.use({ expectedNoise: /Failed to load resource/ });

test('Submitting makes one analysis, whatever answer was lost and session ended on the way', async ({
  page,
  expectAccessible,
}) => {
  const { email, token } = await signIn(page);
  const wizard = await Wizard.openAtEnd(page, token);

  await test.step('the session ends, and is begun anew in another tab', async () => {
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    await wizard.button('Submit').click();
    await expect(wizard.dialog.getByText('Your session has ended.')).toBeVisible();
    await expectAccessible();

    const otherTab = await page.context().newPage();
    await otherTab.goto('/login');
    await otherTab.getByRole('textbox', { name: 'Email' }).fill(email);
    await otherTab.getByLabel('Password', { exact: true }).fill(goodPassword);
    await otherTab.getByRole('button', { name: 'Sign In' }).click();
    await expect(otherTab).toHaveURL('/dashboard');
    await otherTab.close();
  });

  await test.step('the server gets the answers, and its own answer never arrives', async () => {
    await page.route('**/api/analysis/generate', async (route) => {
      await route.fetch(oneRetry);
      await route.abort('connectionreset');
    });
    await wizard.button('Submit').click();
    await expect(wizard.dialog.getByText('Failed to generate analysis. Please try again.')).toBeVisible();
    await page.unroute('**/api/analysis/generate');
  });

  await test.step('the same analysis is shown when it is asked for again', async () => {
    await wizard.button('Submit').dblclick();
    const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
    await expect(results).toContainText('2,600 hours × $36.06');
    await results.getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('table', { name: 'Your analyses' }).getByRole('row')).toHaveCount(2);
  });
});
