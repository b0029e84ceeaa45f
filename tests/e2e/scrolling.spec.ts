import type { Page } from '@playwright/test';
import { story as storyTexts } from '@/content/site/company/story';
import { expect, test } from './support/test';

// As everybody's browser does, it glides.
test.use({ browserArgs: [] });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const tiers = 'Start free. Add people when it pays.';

test('anchors lead to their place, going on to the top, and going back to where one was', async ({
  page,
}) => {
  const story = page.getByRole('contentinfo').getByRole('link', { name: 'Story' });
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

  await test.step('anchors lead to their place, from the same page and from another', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Learn More about AI Leadership' }).click();
    await expect(page).toHaveURL('/#service-tiers');
    await expect(title(page, tiers)).toBeInViewport();

    await page.goto('/privacy');
    await page.getByRole('listitem').getByRole('link', { name: 'Your rights' }).click();
    await expect(title(page, 'Your rights')).toBeInViewport();

    await page.goto('/#service-tiers');
    await expect(title(page, tiers)).toBeInViewport();
  });

  await test.step('back to a place far down', async () => {
    await page.goto('/');
    await story.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);
    const place = await scrollTop(page);
    await story.click();
    await expect(page).toHaveURL('/story');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(60);
  });

  await test.step('back and forth in a hurry', async () => {
    await story.click();
    await expect(page).toHaveURL('/story');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);
    await page.evaluate(() => {
      addEventListener('popstate', () => history.forward(), { once: true });
      history.back();
    });
    await expect(page).toHaveURL('/story');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(storyTexts.heading);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);
  });

  await test.step('smoothly where motion is welcome, with a jump where it is not', async () => {
    expect(await behavior()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behavior()).toBe('auto');
  });
});

test(
  'the sections of a long page are found by its index and by their headings',
  { tag: '@desktop' },
  async ({ page }) => {
    const index = page.getByRole('navigation', { name: 'On this page' });

    await test.step('the index leads to its sections, covers none and stands in their order', async () => {
      await page.goto('/ai-consulting-services');
      for (const [label, name] of [
        ['Results', 'Results Over Reports'],
        ['Management', 'AI Management Consulting'],
        ['Questions', 'Questions people ask'],
      ] as const) {
        await index.getByRole('link', { name: label }).click();
        const heading = page.getByRole('heading', { level: 2, name });
        await expect(heading).toBeInViewport({ ratio: 1 });
        await expect(index).toBeInViewport({ ratio: 1 });
        const distance = async () => {
          const [above, below] = [await index.boundingBox(), await heading.boundingBox()];
          return (below?.y ?? 999) - (above?.y ?? 0) - (above?.height ?? 0);
        };
        await expect.poll(distance).toBeGreaterThan(0);
        await expect.poll(distance).toBeLessThan(400);
      }
      const anchors = await index
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const sections = await page
        .locator('main section[id]')
        .evaluateAll((all) => all.map(({ id }) => `#${id}`));
      expect(anchors).toEqual(sections.filter((anchor) => anchors.includes(anchor)));
    });

    await test.step('where the index would take the room to read, it scrolls away', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.locator('#results').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(index).not.toBeInViewport();
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('a heading shows its sign on hover and focus, without moving, and works by keyboard', async () => {
      // Keys come faster here than anybody presses them: a smooth way to one place would still be on when the next one begins.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/ai-consulting-services/ai-strategy-consulting');
      const heading = page.getByRole('heading', { name: 'What a strategy has to decide' });
      const link = heading.getByRole('link');
      const sign = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
      const before = await heading.boundingBox();
      expect(await sign()).toBe('none');
      await link.hover();
      expect(await sign()).toContain('#');
      expect((await heading.boundingBox())?.height).toBe(before?.height);
      await page.mouse.move(0, 0);
      expect(await sign()).toBe('none');
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      expect(await sign()).toContain('#');
      await expect(link).toHaveAccessibleName('What a strategy has to decide');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#decisions$/);
      await expect(heading).toBeInViewport();
    });
  },
);
