import { signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';
import { taskDetails } from '../factories/analysisBody';

test('the report opens with what to do, what it costs and what could stop it', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token);
  await page.goto(`/analysis-results/${id}`);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('On one page');
  const summary = page.getByRole('region', { name: 'On one page' });
  await expect(summary).toContainText('Worth doing: even in the cautious case it pays back after');
  await expect(summary).toContainText('at an assumed $1,200 a day');
  await expect(summary.getByRole('listitem').first()).toContainText('Match supplier invoices');
  await expect(summary).toContainText('Readiness is assumed');
  const money = page.getByRole('region', { name: 'What it costs and what it returns' });
  const project = money
    .getByRole('table', { name: 'What it costs and what it returns' })
    .getByRole('row', { name: /Match supplier invoices/ });
  // 2,184 hours a year of three people: set up for them in 4.2 to 9.3 days, and 12 to 24 hours to learn it.
  await expect(project).toContainText('$5,444 to $11,968');
  await expect(project).toContainText(/cautious: \d+ months/);
  await expect(page.getByText('our assumption, as there was no AI readiness audit yet')).toBeVisible();
  await expectAccessible();
});

test('each project says who does what, and what was asked to be respected changes the plan', async ({
  page,
  expectAccessible,
}) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, {
    additionalContext: 'Nothing may go into the cloud. The union has to agree to every change.',
  });
  await page.goto(`/analysis-results/${id}`);
  const summary = page.getByRole('region', { name: 'On one page' });
  await expect(summary.getByRole('heading', { name: 'What you asked us to respect' })).toBeVisible();
  await expect(summary).toContainText(
    'You wrote: “Nothing may go into the cloud.” Every project is counted on',
  );
  await expect(summary.getByRole('listitem').first()).toContainText('On Monday, whoever keeps the books:');
  const money = page.getByRole('region', { name: 'What it costs and what it returns' });
  const guide = money.getByRole('listitem').filter({ hasText: 'Match supplier invoices' }).last();
  await expect(guide).toContainText('Owner');
  await expect(guide).toContainText('takes 182 hours a month today');
  await expectAccessible();
});

test(
  'the calendar follows the days that the client’s people can give',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await signIn(page);
    const id = await generateAnalysis(page.request, token);
    await page.goto(`/analysis-results/${id}`);
    const days = page.getByLabel('Days a month your people can give');
    const last = page.getByRole('table', { name: 'A year’s calendar' }).getByRole('row').last();
    await expect(days).toHaveValue('4');
    const before = await last.textContent();
    await days.fill('1,5');
    await expect(page.getByText('If your own people give 1.5 days a month')).toBeVisible();
    await expect(last).not.toHaveText(before ?? '');
    await days.fill('0');
    await expect(days).toHaveAccessibleDescription('A number of days from 1 to 500');
    await expect(page.getByRole('table', { name: 'A year’s calendar' })).toHaveCount(0);
  },
);

test('the days are kept with the analysis, and taken back', async ({ page, expectAccessible }) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token);
  await page.goto(`/analysis-results/${id}`);
  const days = page.getByLabel('Days a month your people can give');
  const keep = page.getByRole('button', { name: 'Keep for the whole report' });
  await expect(keep).toBeDisabled();
  await days.fill('12');
  await expect(page.getByText('You are trying this out.')).toBeVisible();
  await keep.click();
  await expect(page.getByText('Kept. Phases, calendar and files follow it.')).toBeVisible();
  await expect(days).toBeFocused();
  await expect(page.getByText('Your own people give 12 days a month, as you told us')).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(days).toHaveValue('12');
  await page.getByRole('button', { name: 'Back to the assumption' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(days).toHaveValue('4');
  await expect(days).toBeFocused();
});

test('what is typed while days are being kept stays', { tag: '@desktop' }, async ({ page }) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token);
  await page.goto(`/analysis-results/${id}`);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/api/analysis/${id}/own-days`, async (route) => {
    await held;
    await route.continue();
  });
  const days = page.getByLabel('Days a month your people can give');
  await days.fill('12');
  await page.getByRole('button', { name: 'Keep for the whole report' }).click();
  await expect(page.getByRole('button', { name: 'Keeping…' })).toBeDisabled();
  await days.fill('20');
  letGo();
  await expect(page.getByText('count with 12 a month')).toBeVisible();
  await expect(days).toHaveValue('20');
  await expect(page.getByRole('button', { name: 'Keep for the whole report' })).toBeEnabled();
});

test(
  'each cost can be checked: what it is made of, and where the prices come from',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await signIn(page);
    const id = await generateAnalysis(page.request, token);
    await page.goto(`/analysis-results/${id}`);
    const row = page
      .getByRole('table', { name: 'What each cost is made of' })
      .getByRole('row', { name: /Match supplier invoices/ });
    await expect(row).toContainText('$5,444 to $11,968');
    await expect(row).toContainText('4.2 to 9.3 days: $5,040 to $11,160');
    await expect(row).toContainText('seats: $0 to $1,080');
    await page.getByText('How costs are counted').click();
    const prices = page.getByRole('table', { name: 'Prices of tools and seats' });
    await expect(prices.getByRole('row', { name: /^A seat/ })).toContainText('(as of June 2026)');
    await expect(prices.getByRole('link', { name: 'OpenAI Help Center' })).toBeVisible();
  },
);

test(
  'a firm with little to gain is told that doing nothing is right',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await signIn(page);
    const id = await generateAnalysis(page.request, token, {
      departments: ['Finance & Accounting'],
      departmentTasks: {
        'Finance & Accounting': {
          tasks: ['Closing the books each month'],
          taskDetails: {
            'Closing the books each month': taskDetails({ teamSize: 1, hours: 2, frequency: 'Month' }),
          },
        },
      },
    });
    await page.goto(`/analysis-results/${id}`);
    const summary = page.getByRole('region', { name: 'On one page' });
    await expect(summary).toContainText('Doing nothing is right for now');
    await expect(page.getByRole('table', { name: 'A year’s calendar' })).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Leave it as it is: over 3 years it would save about');
  },
);
