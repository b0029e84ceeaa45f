import { word } from '@/domain/paste/fixtures/word';
import { createAccount, goodPassword } from './support/accounts';
import { bring, picturePng } from './support/bring';
import {
  askToDeleteInPanel,
  describeInPanel,
  linkInPanel,
  panelText,
  publishInPanel,
  savedInPanel,
  scheduleInPanel,
} from './support/panelPost';
import { Editor, freshTitle } from './support/posts';
import { signInByForm } from './support/staffDay';
import { expect, test } from './support/test';
import { caption, expectGoesOut } from './support/writersDay';

test('a writer’s day in the panel, from an empty post to the trash and back', async ({ page, request }) => {
  test.slow();
  const target = await (await Editor.signIn(request)).write();
  const { email } = await createAccount('marketer');
  const title = freshTitle();
  const slug = title.toLowerCase().replace(' ', '-');
  const alt = `Lamp ${freshTitle()}`;
  const text = panelText(page);
  const published = async () => (await request.get(`/blog/${slug}`)).text();
  let form = '';

  await test.step('writes, and pastes a plan out of Word', async () => {
    await signInByForm(page, email, goodPassword);
    await expect(page).toHaveURL('/cms');
    await page.getByRole('link', { name: 'New post' }).click();
    await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
    await page.getByRole('textbox', { name: 'Description *' }).fill('How a year is planned.');
    await text.click();
    await page.keyboard.type('## What we do first\nOnly what pays.\n');
    await bring(text, 'paste', { html: word });
    for (const name of ['What we do first', 'Plan for the year', 'First steps'])
      await expect(text.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(text.getByRole('table')).toContainText('Sorting');
  });

  await test.step('puts in a picture, with alt words, a caption and a width', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await bring(text, 'paste', { picture: await picturePng() });
    await describeInPanel(page, alt);
    await text.getByRole('button', { name: 'Caption and width' }).click();
    const drawer = page.getByRole('dialog').filter({ hasText: 'Edit Media' });
    await drawer.locator('[name="caption"]').fill(caption);
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('links to another post, found by its title', async () => {
    await text.getByText('Only what pays.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' See there');
    await linkInPanel(page, target);
    await expect(text.getByRole('link', { name: 'there' })).toHaveAttribute('href', `/blog/${target.slug}`);
  });

  await test.step('says what search results show, and has it go out later, as readers then see it', async () => {
    const autosaved = savedInPanel(page, true, 'The year, planned');
    await page.getByRole('button', { name: 'SEO', exact: true }).click();
    await page.getByRole('textbox', { name: 'Meta title' }).fill('The year, planned');
    expect((await autosaved).ok()).toBe(true);
    form = page.url();
    const drawer = await scheduleInPanel(page, new Date('2090-05-04T10:30'));
    await expect(drawer).toContainText('2090');
    await expectGoesOut(page, request, { slug, alt, target });
    await expect(page).toHaveTitle(/^The year, planned/);
  });

  await test.step('spoils the text, and takes the version before it back', async () => {
    await page.goto(form);
    // Payload opens the tab that was open before once it has loaded which one that was.
    await expect(page.getByRole('textbox', { name: 'Meta title' })).toBeVisible();
    await page.getByRole('button', { name: 'Content', exact: true }).click();
    await text.getByText('Only what pays.').click();
    await page.keyboard.press('ControlOrMeta+a');
    const autosaved = savedInPanel(page, true, 'All gone.');
    await page.keyboard.type('All gone.');
    await publishInPanel(page, autosaved);
    expect(await published()).toContain('All gone.');
    await page.goto(`${form}/versions`);
    const saved = page.getByRole('list', { name: 'Saved versions' }).getByRole('button');
    // Newer are what was published, and the draft that it was.
    await saved.nth(2).click();
    await page.getByRole('button', { name: 'Make this version the draft' }).click();
    await expect(text).toContainText('Only what pays.');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect.poll(published).toContain('Only what pays.');
  });

  await test.step('throws it away, and thinks better of it', async () => {
    const question = await askToDeleteInPanel(page);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(async () => (await request.get(`/blog/${slug}`)).status()).toBe(404);
    await page.goto('/cms/collections/posts/trash');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(form);
    await expect(text).toContainText('Only what pays.');
    expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  });
});
