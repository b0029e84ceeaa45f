import type { Page } from '@playwright/test';
import type { PageKey } from '@/domain/seo/pageKeys';
import { signIn, signInAsAdmin } from './support/accounts';
import { Editor } from './support/posts';
import { SeoEditor, saveRecord } from './support/seoEditor';
import { expect, test } from './support/test';

/** The page that a project's test changes, so that desktop and phone don't meet. */
const pageOf = (project: string): { path: string; key: PageKey } =>
  project === 'desktop' ? { path: '/story', key: 'our-story' } : { path: '/contact', key: 'contact' };

/** Words of the editor's script, and of its stylesheet. */
const marks = ['Meta Description', 'var(--search-link)'];

/** Which of the marks have been downloaded, scripts and stylesheets alike. */
function watchDownloads(page: Page) {
  const texts: Promise<string>[] = [];
  const addresses: string[] = [];
  page.on('response', (response) => {
    addresses.push(response.url());
    if (response.ok() && /\.(js|css)/.test(response.url())) texts.push(response.text());
  });
  const found = async () => {
    const downloaded = (await Promise.all(texts)).join('\n');
    return marks.filter((mark) => downloaded.includes(mark));
  };
  return { addresses, found };
}

test.describe('on the page itself', () => {
  // Somebody else saves first.
  test.use({ expectedNoise: /409|Failed to load resource|could not be saved/ });

  test('An administrator changes search metadata, and the next visitor gets it', async ({
    page,
    expectAccessible,
  }, { project }) => {
    const { path, key } = pageOf(project.name);
    const token = await signInAsAdmin(page);
    await saveRecord(page.request, token, key);
    const editor = new SeoEditor(page);
    const title = `Counted "first" & shown on a ${project.name}`;
    let promised: string[] = [];

    await test.step('the editor starts from the page’s own tags', async () => {
      await editor.open(path);
      await expect(editor.field('Page Title')).toHaveValue(await page.title());
      await expect(editor.dialog.getByText('The tags stay as they are.')).toBeAttached();
      await expectAccessible();
    });

    await test.step('it promises the tags that a save brings', async () => {
      await editor.field('Page Title').fill(title);
      await editor.field('Open Graph Title').fill('A shared title');
      await editor.dialog.getByRole('checkbox', { name: /Prevent search engines/ }).check();
      promised = await editor.dialog
        .getByRole('heading', { name: 'After' })
        .locator('xpath=following-sibling::ul')
        .getByRole('listitem')
        .allTextContents();
      expect(promised.length).toBeGreaterThan(2);
      expect(promised.some((tag) => tag.startsWith('<script type="application/ld+json">'))).toBe(true);
    });

    await test.step('somebody else saved first, and mine goes over that', async () => {
      await saveRecord(page.request, token, key, { title: 'Theirs' });
      await editor.press('Save Settings');
      const question = page.getByRole('dialog', { name: 'Someone else saved this page’s settings' });
      await expect(question).toBeVisible();
      await expectAccessible();
      await question.getByRole('button', { name: 'Save mine' }).click();
      await expect(editor.dialog).toBeHidden();
      await editor.expectSaid('✓ SEO settings saved');
      await expect(editor.button).toBeFocused();
      await expect(page).toHaveTitle(title);
      const html = await (await page.request.get(path)).text();
      for (const tag of promised) expect(html).toContain(tag);
    });

    await test.step('an earlier version comes back', async () => {
      await editor.button.click();
      await editor.untilLoaded();
      await editor.dialog.getByText('History', { exact: true }).click();
      const versions = editor.dialog.getByRole('listitem').filter({ hasText: 'by Administrator' });
      await expect(versions.first()).toContainText(title);
      await expectAccessible();
      await versions
        .nth(1)
        .getByRole('button', { name: /^Restore/ })
        .click();
      await editor.expectSaid('✓ Earlier version restored');
      await expect(editor.field('Page Title')).toHaveValue('Theirs');
      expect(await (await page.request.get(path)).text()).toContain('<title>Theirs</title>');
    });
    await saveRecord(page.request, token, key);
  });
});

test(
  'The editor is downloaded by staff alone, and leads from posts to the CMS',
  {
    tag: '@desktop',
  },
  async ({ page, request }) => {
    const { addresses, found } = watchDownloads(page);
    const post = await (await Editor.signIn(request)).write({ metaTitle: 'Wide words '.repeat(9) });

    await test.step('visitors and clients download none of it', async () => {
      await page.goto('/team', { waitUntil: 'networkidle' });
      expect(await found()).toEqual([]);
      await signIn(page);
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: 'Edit SEO' })).toHaveCount(0);
      expect(await found()).toEqual([]);
      expect(addresses.filter((address) => address.includes('/api/seo'))).toEqual([]);
    });

    await test.step('an administrator has it on the same page', async () => {
      const editor = await Editor.signInToCms(page);
      await page.evaluate((token) => localStorage.setItem('token', token), editor.token);
      await page.goto('/team', { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: 'Edit SEO' })).toBeVisible();
      expect(await found()).toEqual(marks);
    });

    await test.step('a post leads to its editor, and to its SEO fields in the CMS', async () => {
      await page.goto(`/blog/${post.slug}`);
      await expect(page.getByRole('link', { name: 'Edit this post' })).toHaveAttribute(
        'href',
        `/admin/blog?edit=${post.slug}`,
      );
      await page.getByRole('link', { name: 'Edit SEO' }).click();
      const checks = page.getByRole('region', { name: 'Checks' });
      await expect(checks).toBeInViewport();
      await expect(checks).toContainText(/The title is about \d+ px wide/);
      await expect(page.getByRole('textbox', { name: 'Meta title' })).toHaveValue(post.metaTitle ?? '');
    });
  },
);
