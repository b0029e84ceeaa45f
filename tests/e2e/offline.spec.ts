import { expect, test } from './support/test';

// What a link fetches ahead when it is pointed at.
test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

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

test.describe('with the page that is kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a public page that can’t be reached is stood for by one of ours, all else by the browser’s', async ({
    page,
    expectAccessible,
  }) => {
    await page.clock.install();
    await page.goto('/story');
    // The page is kept when the first one has long been there.
    await page.clock.fastForward('00:10');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto('/team');
    const kept = await page.evaluate(async () => {
      const paths = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      );
      return paths.flat().map((url) => new URL(url).pathname);
    });
    expect(kept).toEqual(['/offline']);

    await page.context().setOffline(true);
    await page.reload();
    await expect(page).toHaveURL('/team');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be reached');
    await expectAccessible();
    const other = await page.context().newPage();
    await expect(other.goto('/dashboard')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await other.close();

    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/team');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Six disciplines/);
  });
});
