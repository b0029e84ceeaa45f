import { signIn, signInAsAdmin } from './support/accounts';
import { expect, test } from './support/test';

const figures = {
  signUps: 'Sign-ups',
  wizardStarts: 'Analyses begun',
  analyses: 'Analyses finished',
  audits: 'Audits',
  bookingsOpened: 'Bookings opened',
  inquiries: 'Inquiries',
};

test('figures of a span are in the address, with a table for each', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('button', { name: /^More/ }).click();
  await navigation.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  for (const name of Object.values(figures)) {
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
  }
  await expect(page.getByText('Days begin at midnight UTC')).toBeVisible();
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: '12 months' }).click();
  await expect(page).toHaveURL(/by=month/);
  await expect(page.getByText('in the 365 days before').first()).toBeVisible();
  await page.getByText('All figures as a table').click();
  const table = page.getByRole('table', { name: 'All figures as a table' });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await expect(table.getByRole('columnheader')).toHaveText(['When', ...Object.values(figures)]);
  await expectAccessible();
  await page.goBack();
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
});

test('steps of the wizard stand beside how many left there', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  const reached = [8, 6, 6, 5, 4, 4, 4, 4, 4, 4, 4];
  const funnel = { started: 8, reached, finished: 3, cancelled: 1, open: 4 };
  await page.route('**/api/admin/overview?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, object>;
    await route.fulfill({ json: { ...answer, wizard: funnel } });
  });
  await page.goto('/admin/overview');
  const table = page.getByRole('table', { name: 'Steps of the wizard' });
  await expect(table.getByRole('row', { name: '1. Analysis name' })).toContainText('8 · 100%');
  await expect(table.getByRole('row', { name: '1. Analysis name' })).toContainText('2 left here');
  await expect(table.getByRole('row', { name: '4. Departments' })).toContainText('5 · 63%');
  await expect(table.getByRole('row', { name: '11.' })).toContainText('1 left here');
  await expect(page.getByText('38% were finished')).toBeVisible();
  await expectAccessible();
});

test('another span is chosen by its days, and impossible ones are refused', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/overview?from=1999-01-01&to=1999-01-31&by=week');
  await expect(page.getByText('Nothing was counted in this span.')).toBeVisible();
  await expect(page.getByText('No analysis was begun in this span.')).toBeVisible();
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  await from.fill('');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(from).toHaveAccessibleDescription('Must be a day such as 2026-11-20');
  await expect(to).not.toHaveAttribute('aria-invalid', 'true');
  await from.fill('1999-02-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(to).toHaveAccessibleDescription('The last day is before the first');
  await expect(from).not.toHaveAttribute('aria-invalid', 'true');
  await to.fill('1999-02-14');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/from=1999-02-01&to=1999-02-14&by=week/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Feb 1 – 14, 1999');
});

test.describe('when it can’t be loaded', () => {
  test.use({ expectedNoise: /500|could not be loaded/ });

  test('the page says so, and tries again', async ({ page }) => {
    await signInAsAdmin(page);
    await page.route('**/api/admin/overview?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Down' } }),
    );
    await page.goto('/admin/overview');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveText(
      'The overview could not be loaded.',
    );
    await page.unroute('**/api/admin/overview?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Sign-ups' })).toBeVisible();
  });
});

test('clients are sent to their dashboard', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/overview');
  await expect(page).toHaveURL('/dashboard');
});
