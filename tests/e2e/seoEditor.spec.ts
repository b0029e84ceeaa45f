import type { Page } from '@playwright/test';
import type { PageKey } from '@/domain/seo/pageKeys';
import { signInAsAdmin } from './support/accounts';
import { Editor } from './support/posts';
import { SeoEditor, saveRecord } from './support/seoEditor';
import { expectHeadOf, recordOf } from './support/seoHead';
import { expect, test } from './support/test';

// Every test edits the same few pages, so they take turns; both projects have pages of their own.
test.describe.configure({ mode: 'serial' });

/** The page that a project's tests change, so that desktop and phone don't meet. */
const pageOf = (project: string): { path: string; key: PageKey } =>
  project === 'desktop' ? { path: '/story', key: 'our-story' } : { path: '/contact', key: 'contact' };

test('starts from the page’s own tags, saves, and the next visitor gets it', async ({
  page,
  expectAccessible,
}, { project }) => {
  const { path, key } = pageOf(project.name);
  const token = await signInAsAdmin(page);
  await saveRecord(page.request, token, key);
  const editor = new SeoEditor(page);
  await editor.open(path);
  await expect(editor.field('Page Title')).toHaveValue(await page.title());
  await expect(editor.field('URL Slug')).toHaveValue('/');
  await expect(editor.field('URL Slug')).toBeDisabled();
  for (const name of ['Canonical URL', 'Open Graph Image URL', 'Twitter Image URL']) {
    await expect(editor.field(name)).toHaveAttribute('type', 'url');
  }
  await expect(editor.dialog.getByText('The tags stay as they are.')).toBeAttached();
  await expectAccessible();

  const title = `Counted "first" & shown on a ${project.name}`;
  await editor.field('Page Title').fill(title);
  await editor.field('Open Graph Title').fill('A shared title');
  await editor.dialog.getByRole('checkbox', { name: /Prevent search engines/ }).check();
  const promised = await editor.dialog
    .getByRole('heading', { name: 'After' })
    .locator('xpath=following-sibling::ul')
    .getByRole('listitem')
    .allTextContents();
  expect(promised.length).toBeGreaterThan(2);
  await expectAccessible();
  await editor.press('Save Settings');
  await expect(editor.dialog).toBeHidden();
  await editor.expectSaid('✓ SEO settings saved');
  await expect(page).toHaveTitle(title);
  await expect(editor.said('✓ SEO settings saved')).toBeHidden();

  const html = await (await page.request.get(path)).text();
  expect(promised.some((tag) => tag.startsWith('<script type="application/ld+json">'))).toBe(true);
  for (const tag of promised) expect(html).toContain(tag);
  await saveRecord(page.request, token, key);
});

test('shows what it will look like while typing, and what is wrong with it', async ({ page }, {
  project,
}) => {
  const { path, key } = pageOf(project.name);
  await saveRecord(page.request, await signInAsAdmin(page), key);
  const editor = new SeoEditor(page);
  await editor.open(path);
  const findings = editor.dialog.getByRole('list', { name: 'Checks' });
  await editor.field('Page Title').fill('Wide words '.repeat(9));
  await expect(editor.dialog.getByText(/Title as shown: about \d+ of 580 px, will be cut off/)).toBeVisible();
  await expect(findings).toContainText(/The title is about \d+ px wide/);

  const post = await (await Editor.signIn(page.request)).write();
  await editor.field('Page Title').fill(`${post.title} | AI Advisory`);
  await expect(findings).toContainText(`The same title as /blog/${post.slug}.`);
  await expect(
    editor.dialog.getByRole('figure', { name: 'Search result, desktop' }).getByText(/^Post /),
  ).toBeAttached();
  await editor.field('Meta Description').fill('Taken by nobody else.');
  await editor.field('Canonical URL').fill(`/blog/${post.slug}`);
  await expect(findings).toContainText(`The canonical address is another page (/blog/${post.slug})`);

  await editor.field('Canonical URL').fill('https://elsewhere.example/');
  await expect(findings).toContainText('on another site (elsewhere.example)');
  await editor.field('Canonical URL').fill('/nowhere');
  await editor.dialog.getByRole('checkbox', { name: /Prevent search engines/ }).check();
  await expect(findings).toContainText('where there is no page');
  await expect(findings).toContainText('keep one');

  await editor.field('Custom Schema').fill('{"@context":"https://schema.org","@type":"Product"}');
  await expect(findings).toContainText('structured data: name: Required for Product');
});

test(
  'fills templates, and the validator speaks the documented words',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const { path, key } = pageOf(project.name);
    await saveRecord(page.request, await signInAsAdmin(page), key);
    await page.context().route('https://search.google.com/**', (route) => route.fulfill({ body: 'A test' }));
    const editor = new SeoEditor(page);
    await editor.open(path);
    const validate = () => editor.dialog.getByRole('button', { name: /^Validate Schema/ }).click();

    await validate();
    await editor.expectSaid('✗ No schema data to validate');
    await editor.field('Custom Schema').fill('<script type="application/ld+json">{}</script>');
    await validate();
    await editor.expectSaid('✗ Enter JSON data only, not HTML script tags');
    await editor.field('Custom Schema').fill('{"@type": ');
    await validate();
    await editor.expectSaid(/^✗ Invalid JSON-LD: \S/);

    await editor.field('Custom Schema').fill('');
    const generated = editor.field('Generated Schema (read-only)');
    await expect(generated).toHaveAttribute('readonly');
    for (const [template, type] of [
      ['organization', 'Organization'],
      ['website', 'WebSite'],
      ['faqpage', 'FAQPage'],
      ['service', 'Service'],
    ] as const) {
      await editor.dialog.getByRole('combobox', { name: 'Schema Template' }).selectOption(template);
      await expect(generated).toHaveValue(new RegExp(`"@type": "${type}"`));
      const samples = editor.dialog.getByRole('listitem').filter({ hasText: 'the template’s sample text' });
      await expect(samples).toHaveCount(template === 'faqpage' ? 2 : 0);
    }
    const opened = page.waitForEvent('popup');
    await validate();
    await editor.expectSaid('✓ Valid JSON-LD');
    expect((await opened).url()).toContain('search.google.com/test/rich-results');

    await editor.press('Save Settings');
    await expect(editor.dialog).toBeHidden();
    expect(await (await page.request.get(`/api/seo/public/${key}`)).json()).toMatchObject({
      finalSchema: await generatedOf(page, editor),
    });
  },
);

async function generatedOf(page: Page, editor: SeoEditor): Promise<string> {
  await editor.button.click();
  await editor.untilLoaded();
  return editor.field('Generated Schema (read-only)').inputValue();
}

test(
  'keeps directives for robots that it has no field for',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const { path, key } = pageOf(project.name);
    const token = await signInAsAdmin(page);
    await saveRecord(page.request, token, key, { title: 'Kept', robots: 'nofollow, max-snippet:20' });
    const editor = new SeoEditor(page);
    await editor.open(path);
    await editor.dialog.getByRole('checkbox', { name: /Prevent search engines/ }).check();
    await editor.press('Save Settings');
    await expect(editor.dialog).toBeHidden();
    expect(await (await page.request.get(`/api/seo/public/${key}`)).json()).toMatchObject({
      robots: 'noindex, nofollow, max-snippet:20',
    });
    await saveRecord(page.request, token, key);
  },
);

test(
  'closes on Cancel and on ×, and keeps what was typed from Escape',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const { path, key } = pageOf(project.name);
    await saveRecord(page.request, await signInAsAdmin(page), key, {
      title: 'Kept',
      metaDescription: 'Kept too.',
    });
    const editor = new SeoEditor(page);
    await editor.open(path);
    await expect(editor.field('Page Title')).toHaveValue('Kept');
    await page.keyboard.press('Escape');
    await expect(editor.dialog).toBeHidden();

    await editor.button.click();
    await editor.untilLoaded();
    await editor.field('Page Title').fill('Typed');
    await page.keyboard.press('Escape');
    await editor.expectSaid('There are unsaved changes');
    await expect(editor.field('Page Title')).toHaveValue('Typed');
    await editor.press('Cancel');
    await expect(editor.dialog).toBeHidden();
    await expect(editor.button).toBeFocused();

    await editor.button.click();
    await editor.untilLoaded();
    await expect(editor.field('Page Title')).toHaveValue('Kept');
    await editor.press('Close SEO settings');
    await expect(editor.dialog).toBeHidden();
  },
);

test('stays open with what was typed while it saved', { tag: '@desktop' }, async ({ page }, { project }) => {
  const { path, key } = pageOf(project.name);
  const token = await signInAsAdmin(page);
  await saveRecord(page.request, token, key, { title: 'Kept' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/api/seo/public/${key}`, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const editor = new SeoEditor(page);
  await editor.open(path);
  await editor.field('Page Title').fill('Sent first');
  await editor.press('Save Settings');
  await expect(editor.dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await editor.field('Page Title').fill('Typed meanwhile');
  await expect(editor.dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(editor.dialog.getByRole('button', { name: 'Close SEO settings' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(editor.field('Page Title')).toHaveValue('Typed meanwhile');
  letGo();
  await editor.expectSaid('✓ Saved, except for what was typed since');
  await expect(editor.field('Page Title')).toHaveValue('Typed meanwhile');
  const saved = async () => (await page.request.get(`/api/seo/public/${key}`)).json();
  expect(await saved()).toMatchObject({ title: 'Sent first' });

  await editor.press('Save Settings');
  await expect(editor.dialog).toBeHidden();
  expect(await saved()).toMatchObject({ title: 'Typed meanwhile' });
  await saveRecord(page.request, token, key);
});

test(
  'brings back an earlier version',
  { tag: '@desktop' },
  async ({ page, expectAccessible }, { project }) => {
    const { path, key } = pageOf(project.name);
    const token = await signInAsAdmin(page);
    await saveRecord(page.request, token, key, { title: 'The earlier title' });
    await saveRecord(page.request, token, key, { title: 'The later title' });
    const editor = new SeoEditor(page);
    await editor.open(path);
    await expect(editor.field('Page Title')).toHaveValue('The later title');
    await editor.dialog.getByText('History', { exact: true }).click();
    const versions = editor.dialog.getByRole('listitem').filter({ hasText: 'by Administrator' });
    await expect(versions.first()).toContainText('The later title');
    await expectAccessible();
    const restore = versions.nth(1).getByRole('button', { name: /^Restore/ });
    await editor.field('Page Title').fill('Typed and not saved');
    await restore.click();
    await editor.expectSaid('There are unsaved changes: save them or press Cancel.');
    await editor.press('Cancel');
    await editor.button.click();
    await editor.untilLoaded();
    await editor.dialog.getByText('History', { exact: true }).click();
    await restore.click();
    await editor.expectSaid('✓ Earlier version restored');
    await expect(editor.field('Page Title')).toHaveValue('The earlier title');
    await expect(page).toHaveTitle('The earlier title');
    await saveRecord(page.request, token, key);
  },
);

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the head of the page says what its record says', async ({ page }, { project }) => {
    const { path, key } = pageOf(project.name);
    const token = await signInAsAdmin(page);
    await saveRecord(page.request, token, key, recordOf(key));
    await page.goto(path);
    await expectHeadOf(page, 'open', recordOf(key));
    await saveRecord(page.request, token, key);
  });
});

test.describe('when saving fails', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /400|500|Failed to load resource|could not be saved/ });

  test('says so in the documented words and keeps what was typed', async ({ page }, { project }) => {
    const { path, key } = pageOf(project.name);
    await saveRecord(page.request, await signInAsAdmin(page), key);
    const editor = new SeoEditor(page);
    await editor.open(path);
    await editor.field('Canonical URL').fill('javascript:alert(1)');
    await editor.press('Save Settings');
    await editor.expectSaid('✗ Failed to save SEO settings');
    await expect(editor.field('Canonical URL')).toHaveAttribute('aria-invalid', 'true');

    await editor.field('Canonical URL').fill('');
    const address = `**/api/seo/public/${key}`;
    await page.route(address, (route) => route.abort());
    await editor.press('Save Settings');
    await editor.expectSaid('✗ Error saving SEO settings');
    await page.unroute(address);

    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(address, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: 'Down' } });
    });
    await editor.press('Save Settings');
    await expect(editor.dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    answer();
    await editor.expectSaid('✗ Failed to save SEO settings');

    await page.evaluate(() => localStorage.removeItem('token'));
    await editor.press('Save Settings');
    await editor.expectSaid('✗ Authentication required');
    await expect(editor.field('Page Title')).toHaveValue(await page.title());
  });
});

test.describe('when somebody else saved first', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /409|Failed to load resource|could not be saved/ });

  test('asks whose words stay, also of what was kept from before', async ({ page, expectAccessible }, {
    project,
  }) => {
    const { path, key } = pageOf(project.name);
    const token = await signInAsAdmin(page);
    await saveRecord(page.request, token, key, { title: 'Read' });
    const editor = new SeoEditor(page);
    const question = page.getByRole('dialog', { name: 'Someone else saved this page’s settings' });
    await editor.open(path);
    await editor.field('Page Title').fill('Mine');
    await saveRecord(page.request, token, key, { title: 'Theirs' });
    await editor.press('Save Settings');
    await expect(question).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(editor.field('Page Title')).toHaveValue('Mine');

    await page.reload();
    await editor.button.click();
    await question.getByRole('button', { name: 'Take theirs' }).click();
    await expect(editor.field('Page Title')).toHaveValue('Theirs');
    await editor.field('Page Title').fill('Mine again');
    await saveRecord(page.request, token, key, { title: 'Theirs again' });
    await editor.press('Save Settings');
    await question.getByRole('button', { name: 'Save mine' }).click();
    await expect(editor.dialog).toBeHidden();
    expect(await (await page.request.get(`/api/seo/public/${key}`)).json()).toMatchObject({
      title: 'Mine again',
    });
    await saveRecord(page.request, token, key);
  });
});

test.describe('when the record can’t be loaded', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /500|could not be loaded/ });

  test('shows the page’s own tags, says so, and stores only what is changed', async ({
    page,
    expectAccessible,
  }, { project }) => {
    const { path, key } = pageOf(project.name);
    const token = await signInAsAdmin(page);
    await saveRecord(page.request, token, key, { title: 'Saved before', ogTitle: 'Shared before' });
    const address = `**/api/seo/public/${key}`;
    await page.route(address, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 500, json: { message: 'Down' } })
        : route.continue(),
    );
    await page.goto(path);
    const editor = new SeoEditor(page);
    await editor.button.click();
    await expect(
      editor.dialog.getByText('What is saved for this page could not be loaded.', { exact: false }),
    ).toBeVisible();
    await expect(editor.field('Page Title')).toHaveValue('Saved before');
    await expectAccessible();
    await editor.field('Page Title').fill('Changed alone');
    await editor.press('Save Settings');
    await editor.expectSaid('✓ SEO settings saved');
    await page.unroute(address);
    expect(await (await page.request.get(`/api/seo/public/${key}`)).json()).toEqual({
      title: 'Changed alone',
      ogTitle: 'Shared before',
    });
    await saveRecord(page.request, token, key);
  });
});
