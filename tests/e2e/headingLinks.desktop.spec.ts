import { expect, test } from './support/test';

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
