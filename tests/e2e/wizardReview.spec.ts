import { signIn } from './support/accounts';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

test.describe('the review', () => {
  const reviewed = (wizard: Wizard, step: string) =>
    wizard.dialog.getByRole('region', { name: 'Your answers' }).getByRole('link', { name: `Edit ${step}` });

  test('shows every answer before Submit, and leads to each and back', async ({ page, expectAccessible }) => {
    const { token } = await signIn(page);
    const wizard = await Wizard.openAtEnd(page, token);
    const review = wizard.dialog.getByRole('region', { name: 'Your answers' });
    for (const answer of [
      'Office plan',
      'Offices of Lawyers',
      'Take on more clients without hiring.',
      'Team size 5 · Hours per person 10 · Weekly · Average salary $75,000',
      'Together 2,600 hours and $93,750 a year',
      'Invoices wait for approval.',
      'Supplier invoices',
      'Not sure',
    ]) {
      await expect(review).toContainText(answer);
    }
    await expect(review.getByRole('link')).toHaveCount(10);
    await expect(review.getByRole('link', { name: /^Edit/ })).toHaveCount(10);
    await expectAccessible();

    await reviewed(wizard, 'Goals').click();
    await wizard.expectStep(3);
    await wizard.field('Goals').fill('Answer every client within a day.');
    await expectAccessible();
    await wizard.button('Back to review').click();
    await wizard.expectStep(11);
    await expect(wizard.dialog.getByRole('heading', { name: 'Your answers' })).toBeFocused();
    await expect(review).toContainText('Answer every client within a day.');
    await expect(wizard.button('Back to review')).toBeHidden();

    await reviewed(wizard, 'Departments').click();
    await page.goBack();
    await wizard.expectStep(11);
    await wizard.button('Submit').click();
    await expect(page.getByRole('dialog', { name: /^AI Opportunity Analysis/ })).toContainText('$93,750');
  });

  test(
    'a change that leaves something open is dealt with on the way back',
    { tag: '@desktop' },
    async ({ page }) => {
      const { token } = await signIn(page);
      const wizard = await Wizard.openAtEnd(page, token);
      await reviewed(wizard, 'Departments').press('Enter');
      await wizard.expectStep(4);
      await wizard.dialog.getByRole('checkbox', { name: 'Finance & Accounting' }).uncheck();
      await wizard.tick('Sales');
      await wizard.button('Back to review').click();
      await wizard.expectStep(5);
      await expect(wizard.dialog.getByText('Select at least one task.')).toBeVisible();
      await wizard.tick('Entering customer orders');
      await wizard.button('Back to review').click();
      await wizard.expectStep(11);
      await expect(wizard.dialog.getByRole('region', { name: 'Your answers' })).toContainText(
        'Entering customer orders',
      );
    },
  );
});
