import { createAccount, freshEmail, goodPassword } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { insertInquiry } from './support/database';
import { expectLaidOut } from './support/expectLaidOut';
import { beginSession, expectSameSession, setSessionWindow } from './support/oneSession';
import { Editor, freshTitle } from './support/posts';
import { SeoEditor } from './support/seoEditor';
import { expect, test } from './support/test';

// Said of styles that are fetched ahead for pages behind links, when a screen is looked at for some seconds, and of
// pictures in lists that another test has deleted meanwhile.
test.use({
  expectedNoise: /was preloaded using link preload but not used|404 \(Not Found\) .*\/blog-images\//,
});

test('a marketer goes through blog, search metadata and panel without reloading', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await setSessionWindow(page, isMobile);
  const { email } = await createAccount('marketer');
  const post = await (await Editor.signIn(page.request)).write({ title: freshTitle(), tags: ['Costs'] });
  await insertInquiry({ email: freshEmail(), message: 'Do you read invoices?' });
  const blog = new BlogAdmin(page);
  const footer = page.getByRole('contentinfo');

  await test.step('signs in', async () => {
    await page.goto('/login?next=/admin/blog');
    await beginSession(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/admin/blog');
  });

  await test.step('writes', async () => {
    await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
    await expectLaidOut(page, 'the posts');
    await blog.startPost();
    await blog.field('Title').fill(freshTitle());
    await blog.field('Description').fill('What a day of typing costs.');
    await blog.content.fill(
      '## Hours\n\nEight hours, every day.\n\n| Task | Hours |\n| --- | --- |\n| Typing | 8 |',
    );
    await expectLaidOut(page, 'the post editor');
    await blog.saveAndClose();
  });

  await test.step('reads a post as readers do', async () => {
    await footer.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await page.getByRole('link', { name: post.title }).first().click();
    await expect(page).toHaveURL(`/blog/${post.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    await expectLaidOut(page, 'a post');
  });

  await test.step('edits search metadata on a public page', async () => {
    const seo = new SeoEditor(page);
    for (const path of ['/', '/ai-consulting-services', '/story']) {
      await footer.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLaidOut(page, `${path} with the button for its metadata`);
    }
    await seo.reveal();
    await seo.button.click();
    await seo.untilLoaded();
    await expectLaidOut(page, 'the metadata editor');
    await page.keyboard.press('Escape');
    await expect(seo.dialog).toBeHidden();
  });
  await expectSameSession(page);

  await test.step('works in the panel', async () => {
    await page.goto('/cms');
    await expect(page.getByRole('link', { name: 'New post' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^New inquiries/ })).toBeVisible();
    await expectLaidOut(page, 'the panel’s home');
    await page.goto('/cms/collections/posts');
    await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
    await expectLaidOut(page, 'the panel’s posts');
    await page.goto(`/cms/collections/posts/${post.id}`);
    await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(post.title);
    await expectLaidOut(page, 'the panel’s form of a post');
  });
});
