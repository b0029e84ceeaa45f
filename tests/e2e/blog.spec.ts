import type { Page } from '@playwright/test';
import { Editor, freshTitle } from './support/posts';
import { freshWord } from './support/freshWord';
import { expect, test } from './support/test';

const starter = {
  path: '/blog/what-an-hour-of-routine-work-costs',
  title: 'What an hour of routine work costs you',
};

async function searchBlog(page: Page, expectAccessible: () => Promise<void>): Promise<void> {
  const editor = await Editor.signIn(page.request);
  const word = freshWord();
  const { title } = await editor.write({ title: `${freshTitle()} ${word}` });
  await editor.write({ text: `Somewhere in the text stands ${word}.` });
  const found = page.getByRole('heading', { name: '2 posts, closest first' });

  await page.goto('/blog');
  const search = page.getByRole('search');
  await search.getByRole('searchbox', { name: 'Search posts' }).fill(word.slice(0, -1));
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/blog/search?q=${word.slice(0, -1)}`);
  await expect(found).toBeVisible();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText(title);
  await expect(first.locator('mark')).toHaveText([word]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible();
  await search.getByRole('searchbox').fill(`<b>${word}</b> nothing`);
  await search.getByRole('searchbox').press('Enter');
  await expect(
    page.getByRole('heading', { name: `Nothing found for “<b>${word}</b> nothing”` }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The latest posts' })).toBeVisible();
  await expectAccessible();
  await page.goto(`/blog/search?q=${word}&page=9`);
  await expect(page).toHaveURL(`/blog/search?q=${word}`);
  await expect(found).toBeVisible();
}

test('readers find a post, read it, go on from there and search', async ({
  page,
  context,
  isMobile,
  expectAccessible,
}) => {
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('a topic leads to its posts', async () => {
    await page.goto('/blog');
    await expect(page).toHaveTitle(/^Blog: /);
    await expect(heading).toHaveText('Worked examples and plain answers');
    await expectAccessible();
    const topic = page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: 'Costs and savings' });
    await topic.click();
    await expect(page).toHaveURL('/blog/category/costs-and-savings');
    await expect(topic).toHaveAttribute('aria-current', 'page');
    await expectAccessible();
  });

  await test.step('a post is read', async () => {
    await page.getByRole('link', { name: starter.title }).click();
    await expect(page).toHaveURL(starter.path);
    await expect(page).toHaveTitle(new RegExp(`^${starter.title}`));
    await expect(heading).toHaveText(starter.title);
    await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible();
    const cover = page.getByRole('img', { name: /^A grid of small squares/ });
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible();
    const contents = page.getByRole('navigation', { name: 'In this post' });
    await contents.getByRole('link', { name: 'Three tasks, worked out' }).click();
    await expect(page.getByRole('heading', { name: 'Three tasks, worked out' })).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Table' })).toContainText('$22,500');
    await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(starter.path)),
    );
  });

  if (!isMobile) {
    await test.step('a place in it is sent on by its address', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const place = page.getByRole('heading', { name: 'Three tasks, worked out' });
      await place.getByRole('link').click();
      await expect(page).toHaveURL(`${starter.path}#${await place.getAttribute('id')}`);
      const entry = page
        .getByRole('navigation', { name: 'In this post' })
        .getByRole('link', { name: 'Three tasks, worked out' });
      await expect.poll(() => entry.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('600');
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        new URL(starter.path, page.url()).href,
      );
    });
  }

  await test.step('another post follows', async () => {
    await page.getByRole('link', { name: /^Previous post/ }).click();
    await expect(heading).not.toHaveText(starter.title);
  });

  await test.step('the blog is searched', () => searchBlog(page, expectAccessible));
});

test('staff looks at a draft on the site', { tag: '@desktop' }, async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const draft = await editor.write({ _status: 'draft', text: 'Only for us.' });
  await page.goto(`/blog/preview/${draft.id}`);
  await expect(page.getByText('Only for us.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the editor' })).toBeVisible();
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is searched and read', async ({ page }) => {
    const editor = await Editor.signIn(page.request);
    const word = freshWord();
    const { title } = await editor.write({ tags: [word] });
    await page.goto('/blog');
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(word);
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Some words.').first()).toBeVisible();
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: word }).click();
    await expect(page).toHaveURL(`/blog/tag/${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Posts about “${word}”`);
  });
});
