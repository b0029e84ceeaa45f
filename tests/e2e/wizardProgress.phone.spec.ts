import { signIn } from './support/accounts';
import { pauseModel } from './support/pauseModel';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

test('Slow analysis says how far it is, may be left, and is followed again', async ({
  page,
  expectAccessible,
}) => {
  // What moves without an end would never stand still for a look.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const model = pauseModel();
  const { token } = await signIn(page);
  const wizard = await Wizard.openAtEnd(page, token);
  await wizard.field('Additional information').fill(model.words);
  await wizard.button('Submit').click();
  await expect(wizard.button('Generating...')).toHaveAttribute('aria-busy', 'true');
  const progress = wizard.dialog.getByRole('progressbar', { name: 'We’re making your analysis' });
  await expect(progress).toHaveAttribute('aria-valuetext', 'Writing it up for your business');
  await expect(wizard.dialog.getByRole('status').getByText('Writing it up')).toBeAttached();
  await expectAccessible();

  await wizard.button('Back to Dashboard').click();
  const underway = page.getByRole('heading', { name: 'We’re making your analysis' });
  await expect(underway).toBeVisible();
  await expectAccessible();

  // Back on the site later, with the wizard's address.
  await page.goto('/ai-analysis');
  await expect(wizard.button('Generating...')).toBeVisible();
  await model.release();
  const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
  await expect(results).toContainText('Office plan');
  await results.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('table', { name: 'Your analyses' }).getByRole('row')).toHaveCount(2);
  await expect(underway).toBeHidden();
  await expect(page.getByText('Continue your analysis')).toBeHidden();
});
