import type { Locator, Page } from '@playwright/test';
import { word } from '@/domain/paste/fixtures/word';
import { createAccount, goodPassword } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { bring, picturePng } from './support/bring';
import { Editor, freshTitle } from './support/posts';
import { signInByForm } from './support/staffDay';
import { expect, test } from './support/test';
import { caption, expectGoesOut } from './support/writersDay';

/** As much of a phone's screen as its keyboard leaves. */
const aboveKeyboard = 420;

/** Nothing of a dialog is cut off at the sides, and what is in it can be reached above a phone's keyboard. */
async function expectUsable(page: Page, dialog: Locator, reachable: readonly Locator[]): Promise<void> {
  const whole = page.viewportSize()!;
  const cut = () =>
    dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const tooWide = [...element.querySelectorAll<HTMLElement>('*')].filter(
        // The text of a name that is too long ends in dots.
        (inner) => inner.getBoundingClientRect().right > right + 1,
      );
      return {
        isOutside: left < 0 || right > document.documentElement.clientWidth,
        tooWide: tooWide.map(({ outerHTML }) => outerHTML.slice(0, 80)),
      };
    });
  expect(await cut()).toEqual({ isOutside: false, tooWide: [] });
  await page.setViewportSize({ ...whole, height: aboveKeyboard });
  for (const control of reachable) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.9 });
  }
  expect(await cut()).toEqual({ isOutside: false, tooWide: [] });
  await page.setViewportSize(whole);
}

test('a writer’s day in the portal, from an empty page to the trash and back', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const target = await (await Editor.signIn(request)).write();
  const { email } = await createAccount('marketer');
  const title = freshTitle();
  const alt = `Lamp ${freshTitle()}`;
  const admin = new BlogAdmin(page);
  let slug = '';

  await test.step('writes, and pastes a plan out of Word', async () => {
    await signInByForm(page, email, goodPassword);
    await expect(page).toHaveURL('/cms');
    await page.goto('/admin/blog');
    await admin.startPost();
    await admin.field('Title').fill(title);
    await admin.field('Description').fill('How a year is planned.');
    await admin.content.fill('What we do first.\n\n');
    await admin.content.press('ControlOrMeta+End');
    await bring(admin.content, 'paste', { html: word });
    await expect(admin.content).toHaveValue(/^What we do first\.\n\n## Plan for the year\n\n/);
  });

  await test.step('puts in a picture, with alt words, a caption and a width', async () => {
    await admin.content.press('ControlOrMeta+End');
    await admin.button('Image').click();
    const dialog = page.getByRole('dialog', { name: 'Insert Image' });
    const search = dialog.getByLabel('Search the library');
    await expect(dialog.getByRole('status')).toContainText(/shown|newest/);
    await expectUsable(page, dialog, [search]);
    const buffer = await picturePng();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer });
    const [words, insert] = [
      dialog.getByLabel('Alt text'),
      dialog.getByRole('button', { name: 'Insert', exact: true }),
    ];
    await expectUsable(page, dialog, [
      words,
      dialog.getByLabel('Caption'),
      dialog.getByLabel('Width'),
      insert,
    ]);
    await words.fill(alt);
    await dialog.getByLabel('Caption').fill(caption);
    await dialog.getByLabel('Width').selectOption('Two thirds');
    await insert.click();
    await expect(admin.content).toHaveValue(
      new RegExp(String.raw`!\[${alt}\]\(/blog-images/[^)]*#medium "${caption}"\)\n`),
    );
  });

  await test.step('links to another post, found by its title', async () => {
    await admin.content.press('ControlOrMeta+End');
    await (isMobile ? admin.button('Link').click() : admin.content.press('ControlOrMeta+k'));
    const dialog = page.getByRole('dialog', { name: 'Insert Link' });
    const insert = dialog.getByRole('button', { name: 'Insert link' });
    await dialog.getByLabel('Page, post or URL').fill(target.title);
    const option = dialog.getByRole('option', { name: `${target.title} (/blog/${target.slug})` });
    await expect(option).toBeVisible();
    await expectUsable(page, dialog, [option]);
    await option.click();
    await expectUsable(page, dialog, [dialog.getByLabel('Link text'), insert]);
    await insert.click();
    await expect(admin.content).toHaveValue(new RegExp(`\\[${target.title}\\]\\(/blog/${target.slug}\\)$`));
    slug = await admin.field('Slug').inputValue();
    await admin.saveAndClose();
  });

  await test.step('spoils the text, and takes the version before it back', async () => {
    await admin.edit(slug);
    const written = await admin.content.inputValue();
    await admin.content.fill('All gone.');
    await admin.saveAndClose();
    await admin.edit(slug);
    await expect(admin.content).toHaveValue('All gone.');
    await admin.button('Versions').click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    const saved = versions.getByRole('list', { name: 'Saved versions' }).getByRole('button');
    await expect(saved).toHaveCount(2);
    await saved.nth(1).click();
    await versions.getByRole('button', { name: 'Take this version into the editor' }).click();
    await expect(admin.content).toHaveValue(written);
    await admin.saveAndClose();
  });

  await test.step('has it go out later, as readers then see it', async () => {
    await admin.edit(slug);
    const later = admin.editor.getByRole('region', { name: 'Schedule' });
    await later.getByLabel('Day and hour').fill('2090-05-04T10:30');
    await later.getByRole('button', { name: 'Schedule' }).click();
    await expect(later.getByRole('status')).toContainText('Will be published on May 4, 2090, 10:30');
    await expectGoesOut(page, request, { slug, alt, target });
  });

  await test.step('throws it away, and thinks better of it', async () => {
    await admin.open();
    await (await admin.find(title)).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete post' }).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => (await request.get(`/blog/${slug}`)).status()).toBe(404);
    await page.goto('/cms/collections/posts/trash');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/cms\/collections\/posts\/\d+$/);
    await admin.edit(slug);
    await expect(admin.content).toHaveValue(/## Plan for the year/);
    await expect(admin.field('Published')).not.toBeChecked();
  });
});
