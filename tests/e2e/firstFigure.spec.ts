import type { Page } from '@playwright/test';
import { freshEmail, goodPassword, signIn } from './support/accounts';
import { expect, test } from './support/test';

async function keepSample(page: Page): Promise<void> {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'What does one task cost you?' });
  await card.getByRole('link', { name: 'Keep this number' }).click();
  await expect(page).toHaveURL('/ai-opportunity-assessment');
}

test('a visitor gets a first figure, keeps it through the sign-up, and finds it in the wizard', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'What does one task cost you?' });
  // 3 people × 14 hours × 52 weeks × $60,000 ÷ 2,080
  await expect(card).toContainText('$63,000');
  await expect(card).toContainText('A sample until you put in your own numbers');
  await card.getByLabel('A task your people do').selectOption('Entering customer orders');
  await card.getByLabel('People', { exact: true }).fill('4');
  await card.getByLabel('Hours a week, each').fill('10,5');
  await card.getByLabel('Salary a year').fill('much');
  await expect(card.getByLabel('Salary a year')).toHaveAccessibleDescription(/Enter what a person earns/);
  await card.getByLabel('Salary a year').fill('52,000');
  await expect(card).toContainText('$54,600');
  await expect(card).not.toContainText('A sample until');
  await expectAccessible();
  await card.getByRole('link', { name: 'Keep this number' }).click();
  await expect(page).toHaveURL('/ai-opportunity-assessment');
  const form = page.getByRole('region', { name: 'Create your free account' });
  await expect(form).toContainText('Kept. Once you have signed up');
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Kim Owner');
  await form.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
  await form.getByRole('textbox', { name: 'Company' }).fill('Owner & Sons');
  await form.getByLabel('Password', { exact: true }).fill(goodPassword);
  await form.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Run Analysis', exact: true }).click();
  const wizard = page.getByRole('dialog');
  await expect(wizard).toContainText('Your number is in');
  await expect(wizard).toContainText('Answers saved');
  const { answers } = await (
    await page.request.get('/api/analysis/draft', {
      headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
    })
  ).json();
  expect(answers).toMatchObject({
    departments: ['Sales'],
    tasks: {
      Sales: [
        {
          taskName: 'Entering customer orders',
          teamSize: '4',
          hours: '10,5',
          frequency: 'Week',
          salary: '52,000',
        },
      ],
    },
  });
});

test('an analysis that is begun already isn’t touched', { tag: '@desktop' }, async ({ page }) => {
  const { token } = await signIn(page);
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.put('/api/analysis/draft', {
    headers,
    data: { key: null, answers: { listName: 'Our own' }, step: 1, furthestStep: 1 },
  });
  await keepSample(page);
  await page.goto('/ai-analysis');
  await expect(page.getByRole('dialog')).toContainText('Your answers are as you left them');
  const { answers } = await (await page.request.get('/api/analysis/draft', { headers })).json();
  expect(answers).toEqual({ listName: 'Our own' });
});

test('the task is still there for who didn’t wait for the wizard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await keepSample(page);
  await page.goto('/dashboard');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let isHeld = false;
  await page.route('**/api/analysis/draft', async (route) => {
    if (isHeld) await held;
    await route.continue();
  });
  await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
  isHeld = true;
  const asked = page.waitForRequest('**/api/analysis/draft');
  await page.getByRole('button', { name: 'Run New Analysis' }).click();
  const request = await asked;
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await (await request.response())?.finished();
  // Whoever took it would have by then.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await page.getByRole('button', { name: 'Run New Analysis' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your number is in');
});

test('without JavaScript the figure is a labelled sample', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('A sample until you put in your own numbers')).toBeVisible();
  await expect(page.getByText('$63,000')).toBeVisible();
  await context.close();
});
