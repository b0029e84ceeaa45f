import { goodPassword, signIn } from './support/accounts';
import { expect, sentAnew, test } from './support/test';
import { Wizard } from './support/wizard';

test.describe('when submitting fails', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('nothing is lost, and trying again after a lost answer makes one analysis', async ({ page }) => {
    const { token } = await signIn(page);
    const wizard = await Wizard.openAtEnd(page, token);
    // The server gets the request and its answer never arrives.
    await page.route('**/api/analysis/generate', async (route) => {
      await route.fetch(sentAnew);
      await route.abort('connectionreset');
    });
    await wizard.button('Submit').click();
    await expect(wizard.dialog.getByText('Failed to generate analysis. Please try again.')).toBeVisible();
    await page.unroute('**/api/analysis/generate');
    await wizard.button('Submit').click();
    await page
      .getByRole('dialog', { name: /^AI Opportunity Analysis/ })
      .getByRole('button', { name: 'Back to Dashboard' })
      .click();
    await expect(page.getByRole('table', { name: 'Your analyses' }).getByRole('row')).toHaveCount(2);
  });

  test('the server’s words are shown, or else our own', async ({ page, expectAccessible }) => {
    const { token } = await signIn(page);
    const wizard = await Wizard.openAtEnd(page, token);
    const answers = [
      { status: 503, json: { message: 'Service is temporarily unavailable' } },
      { status: 500, body: 'not JSON' },
    ];
    await page.route('**/api/analysis/generate', (route) => route.fulfill(answers.shift()));
    await wizard.button('Submit').click();
    await expect(wizard.dialog.getByText('Service is temporarily unavailable')).toBeVisible();
    await expectAccessible();
    await wizard.button('Submit').click();
    await expect(wizard.dialog.getByText('Failed to generate analysis. Please try again.')).toBeVisible();
  });

  test('an ended session keeps the answers, and signing in elsewhere goes on', async ({ page }) => {
    const { email, token } = await signIn(page);
    const wizard = await Wizard.openAtEnd(page, token);
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    await wizard.button('Submit').click();
    await expect(wizard.dialog.getByText('Your session has ended.')).toBeVisible();

    const otherTab = await page.context().newPage();
    await otherTab.goto('/login');
    await otherTab.getByRole('textbox', { name: 'Email' }).fill(email);
    await otherTab.getByLabel('Password', { exact: true }).fill(goodPassword);
    await otherTab.getByRole('button', { name: 'Sign In' }).click();
    await expect(otherTab).toHaveURL('/dashboard');
    await otherTab.close();

    await wizard.button('Submit').click();
    await expect(page.getByRole('dialog', { name: /^AI Opportunity Analysis/ })).toContainText('$93,750');
  });

  test('the report limit opens its popup, before the wizard and after the server’s word', async ({
    page,
    expectAccessible,
  }) => {
    const { token } = await signIn(page);
    const wizard = await Wizard.openAtEnd(page, token);
    await page.route('**/api/analysis/generate', (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'Report limit reached', error: 'Report limit reached', current: 3, limit: 3 },
      }),
    );
    await wizard.button('Submit').click();
    const popup = page.getByRole('dialog', { name: 'Report Limit Reached' });
    await expect(popup).toContainText('3/3');
    await expect(popup).toContainText(
      "You've reached your maximum of 3 AI opportunity analyses. Schedule a strategy call to discuss your results!",
    );
    await expectAccessible();
  });
});
