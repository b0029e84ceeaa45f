import type { Page } from '@playwright/test';
import { story } from '@/content/site/company/story';
import { expect, test } from './support/test';

// As everybody's browser does, it glides.
test.use({ browserArgs: [] });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test(
  'a new page starts at its top, and going back restores the place',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Story' }).scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);
    const place = await scrollTop(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Story' }).click();
    await expect(page).toHaveURL('/story');
    await expect.poll(() => scrollTop(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(60);
  },
);

test('hurrying back and forth restores the place, too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Story' }).click();
  await expect(page).toHaveURL('/story');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);

  await page.evaluate(() => {
    addEventListener('popstate', () => history.forward(), { once: true });
    history.back();
  });
  await expect(page).toHaveURL('/story');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.heading);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);
});

test(
  'it scrolls smoothly where motion is welcome, and jumps where it is not',
  { tag: '@desktop' },
  async ({ page }) => {
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await page.goto('/');
    expect(await behavior()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behavior()).toBe('auto');
  },
);

test('anchors lead to their place, from the same page and from another', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More about AI Leadership' }).click();
  await expect(page).toHaveURL('/#service-tiers');
  await expect(page.getByRole('heading', { name: 'Start free. Add people when it pays.' })).toBeInViewport();

  await page.goto('/privacy');
  await page.getByRole('listitem').getByRole('link', { name: 'Your rights' }).click();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();

  await page.goto('/#service-tiers');
  await expect(page.getByRole('heading', { name: 'Start free. Add people when it pays.' })).toBeInViewport();
});
