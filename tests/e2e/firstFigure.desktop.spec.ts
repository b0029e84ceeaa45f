import { freshEmail, goodPassword } from './support/accounts';
import { expect, test } from './support/test';

test('Visitor reads the sample report, counts a first figure, signs up, and finds it in the wizard', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');

  await test.step('reads a whole report, tries other numbers, and takes it along', async () => {
    await page.getByRole('link', { name: 'Read a whole sample report' }).first().click();
    await expect(page).toHaveURL('/sample-report');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A whole report, in the open');
    await expect(page.getByText('The business and its answers are invented')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Our advice' })).toContainText('Start with');
    await expect(page.getByRole('heading', { name: 'Form Questions and Answers' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Try other numbers' }).click();
    const task = page.getByRole('group', { name: /Entering customer orders/ });
    await task.getByLabel(/Team size/).fill('20');
    await expect(page.getByText('With these numbers:')).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download it as a PDF' }).click();
    expect((await coming).suggestedFilename()).toBe('sample-ai-opportunity-report.pdf');
  });

  const card = page.getByRole('region', { name: 'What does one task cost you?' });
  await test.step('counts what a task costs', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
    // 3 people × 14 hours × 52 weeks × $60,000 ÷ 2,080
    await expect(card).toContainText('$63,000');
    await expect(card).toContainText('A sample until you put in your own numbers');
    await card.getByLabel('A task your people do').selectOption('Entering customer orders');
    await card.getByLabel('People', { exact: true }).fill('4');
    await card.getByLabel('Hours a week, each').fill('10,5');
    await card.getByLabel('Salary a year').fill('much');
    await expect(card.getByLabel('Salary a year')).toHaveAccessibleDescription(/Enter what one person earns/);
    await card.getByLabel('Salary a year').fill('52k');
    await expect(card).toContainText('$54,600');
    await expect(card).not.toContainText('A sample until');
    await expectAccessible();
  });

  await test.step('finds the numbers again after looking at another page', async () => {
    await card.getByRole('link', { name: 'Read a whole sample report' }).click();
    await expect(page).toHaveURL('/sample-report');
    await page.goBack();
    await expect(card.getByLabel('Salary a year')).toHaveValue('52k');
    await expect(card).toContainText('$54,600');
  });

  await test.step('keeps the figure through the sign-up', async () => {
    await card.getByRole('link', { name: 'Keep this number' }).click();
    await expect(page).toHaveURL('/ai-opportunity-assessment');
    const form = page.getByRole('region', { name: 'Create your free account' });
    await expect(form).toContainText('costs you $54,600 a year');
    await form.getByRole('textbox', { name: 'Full Name' }).fill('Kim Owner');
    await form.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
    await form.getByRole('textbox', { name: 'Company' }).fill('Owner & Sons');
    await form.getByLabel('Password', { exact: true }).fill(goodPassword);
    await form.getByRole('button', { name: 'Create Free Account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Run Analysis', exact: true }).click();
    const wizard = page.getByRole('dialog');
    await expect(wizard).toContainText('We kept your task');
    await expect(wizard).toContainText('Answers saved');
  });
});
