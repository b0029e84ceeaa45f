import { expect, test } from './support/test';

// What a link fetches ahead when it is pointed at.
test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/, serviceWorkers: 'allow' });

const words = 'You are offline. This page stays readable; others open when the connection is back.';

test('Page stays without a connection, and one that can’t be reached is stood for by ours', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.goto('/story');
  const heading = page.getByRole('heading', { level: 1 });
  const notice = page.getByText(words);

  await test.step('a page stays, says so, and goes on by itself', async () => {
    await expect(notice).toBeHidden();
    await page.context().setOffline(true);
    await expect(notice).toBeVisible();
    await expectAccessible();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Team' });
    await link.click();
    await expect(page).toHaveURL('/story');
    await expect(heading).toBeVisible();
    await page.context().setOffline(false);
    await expect(notice).toBeHidden();
    await link.click();
    await expect(page).toHaveURL('/team');
    await expect(heading).toHaveText(/Six disciplines/);
  });

  await test.step('the page for outages is kept when the first one has long been there', async () => {
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
  });

  await test.step('it stands for a public page, and for nothing else', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page).toHaveURL('/team');
    await expect(heading).toHaveText('This page can’t be reached');
    await expectAccessible();
    const other = await page.context().newPage();
    await expect(other.goto('/dashboard')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await other.close();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/team');
    await expect(heading).toHaveText(/Six disciplines/);
  });
});
