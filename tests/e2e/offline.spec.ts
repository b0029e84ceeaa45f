import { expect, test } from './support/test';

// What a link fetches ahead when it is pointed at.
test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

const words = 'You are offline. This page stays readable; others open when the connection is back.';

test('without a connection a page stays, says so, and goes on by itself', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/story');
  const notice = page.getByText(words);
  await expect(notice).toBeHidden();

  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await expectAccessible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Team' });
  await link.click();
  await expect(page).toHaveURL('/story');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await link.click();
  await expect(page).toHaveURL('/team');
});
