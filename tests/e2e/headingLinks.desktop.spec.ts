import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

/** Forms, people and lists of other pages: their headings name nothing that is read here. */
const isRead = (path: string) => !['/login', '/contact', '/blog', '/team', '/sample-report'].includes(path);
const named = [
  'What does one task cost you?',
  'Create your free account',
  'In this post',
  'On this page',
  'On the same topic',
];

for (const path of publicPaths.filter(isRead)) {
  test(`each heading of ${path} leads to itself`, async ({ page }) => {
    await page.goto(path);
    const mistakes = await page.getByRole('main').evaluate((main, others) => {
      const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
      const problems = ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice: ${id}`);
      for (const heading of main.querySelectorAll('h2, h3')) {
        const text = heading.textContent;
        if (others.includes(text) || heading.closest('[data-print="hide"]')) continue;
        const link = heading.querySelector<HTMLAnchorElement>('a[href^="#"]');
        const target = link && document.getElementById(link.hash.slice(1));
        if (!target?.contains(heading)) problems.push(`leads nowhere: ${text}`);
      }
      return problems;
    }, named);
    expect(mistakes).toEqual([]);
  });
}

test('a heading shows its sign on hover and focus, without moving, and works by keyboard', async ({
  page,
}) => {
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
