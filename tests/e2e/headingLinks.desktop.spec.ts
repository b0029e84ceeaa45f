import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

/** Where headings belong to a form or a list of other pages, there is nothing to lead to. */
const unlinked = ['/login', '/contact', '/blog', '/team', '/sample-report'];

for (const path of publicPaths.filter((path) => !unlinked.includes(path))) {
  test(`each heading of ${path} leads to itself`, async ({ page }) => {
    await page.goto(path);
    const { unled, lost, twice } = await page.getByRole('main').evaluate((main) => {
      const headings = Array.from(main.querySelectorAll('h2, h3')).filter(
        (heading) => !heading.closest('form, nav, figure, [data-heading-links="none"]'),
      );
      const links = headings.map((heading) => heading.querySelector<HTMLAnchorElement>('a[href^="#"]'));
      const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
      return {
        unled: headings.filter((_, place) => !links[place]).map(({ textContent }) => textContent),
        lost: links
          .map((link) => link?.hash.slice(1) ?? '')
          .filter((id, place) => id && !document.getElementById(id)?.contains(headings[place] ?? null)),
        twice: ids.filter((id, place) => ids.indexOf(id) !== place),
      };
    });
    expect({ unled, lost, twice }).toEqual({ unled: [], lost: [], twice: [] });
  });
}

test('a heading shows its sign on hover and focus, without moving, and works by keyboard', async ({
  page,
}) => {
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
