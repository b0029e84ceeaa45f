import type { Page } from '@playwright/test';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

/** What stands in the page, without what is about the visitor, and without what shows below the hero only. */
const wordsOf = (page: Page) =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    const floating = [...main.querySelectorAll<HTMLElement>('[data-floating]')];
    for (const element of floating) element.style.display = 'none';
    const words = main.innerText;
    for (const element of floating) element.style.display = '';
    return words;
  });

/** Marks the window: a page that is loaded anew has no mark. */
const stay = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-stayed', ''));
const hasStayed = (page: Page) => page.locator('html[data-stayed]').count();

test('Page says the same when somebody comes back, and when it is loaded anew', async ({ page }) => {
  const editor = await Editor.signIn(page.request);
  const { slug } = await editor.write({
    // Some words look like what React's data begins with.
    text: '## Hours\n\nEight a day, or `echo "$0: none"`.\n\n- one\n- two\n\n## More\n\nAnd [home](/).',
  });
  const heading = page.getByRole('heading', { level: 1 });
  const openServices = async () => {
    await page.getByRole('button', { name: 'Services' }).click();
    await page.keyboard.press('Escape');
  };
  for (const path of ['/', '/ai-consulting-services', `/blog/${slug}`]) {
    await page.goto(path);
    await openServices();
    const words = await wordsOf(page);
    const title = await heading.innerText();
    await stay(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(heading).not.toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => wordsOf(page), { message: path }).toBe(words);
    expect(await hasStayed(page), path).toBe(1);
  }

  await test.step('a page to which a link leads is the same as the one that is loaded', async () => {
    const contact = await heading.innerText();
    await openServices();
    await page.getByRole('contentinfo').getByRole('link', { name: 'AI Consulting Services' }).click();
    await expect(page).toHaveURL('/ai-consulting-services');
    await expect(heading).not.toHaveText(contact);
    expect(await hasStayed(page)).toBe(1);
    const words = await wordsOf(page);
    await page.reload();
    // They are kept back until the fonts are there.
    await expect.poll(() => wordsOf(page)).toBe(words);
  });
});
