import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/steps/projectPaths.mjs';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { createAccount, freshEmail, goodPassword } from './support/accounts';
import { insertInquiry } from './support/database';
import { GuideWalk, openFromHead, openFromMenu } from './support/GuideWalk';
import { panelText, savedInPanel } from './support/panelPost';
import { saveRecord } from './support/seoEditor';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

// Said of styles that are fetched ahead for pages behind links, when a screen is looked at for some seconds. And the
// preview’s frame runs no scripts, so Chromium refuses those that the tests add to every frame, too.
test.use({
  expectedNoise:
    /was preloaded using link preload but not used|^Blocked script execution in 'about:(?:blank|srcdoc)'/,
});

const offer = 'New here? The guide shows where everything is.';
const picture = path.join(projectRoot, 'docs/screenshot.png');

const button = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name, exact: true });
const textbox = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
/** A label in the panel's forms, whose field has no name. */
const label = (page: Page, name: string) => page.locator('.field-label').getByText(name).first();
const more = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
const place = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
const createNew = (page: Page, name: string) =>
  page.locator('.list-header').getByText(name, { exact: true }).click();
const openDots = (page: Page) => page.locator('.doc-controls__popup button').first().click();

/** Until the draft is saved: the panel asks whoever leaves before that. */
const untilSaved = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('panel-posts:'))),
    )
    .toEqual([]);

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await button(page, 'Sign In').click();
}

async function openInquiry(page: Page, asker: string): Promise<void> {
  await page.getByRole('searchbox', { name: /message$/ }).fill(asker);
  await expect(page.getByText('1 inquiry', { exact: true })).toBeVisible();
  // The address follows what is typed, and would undo the way to an inquiry.
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: 'Robin Example' }).click();
}

test('a marketer follows the guide', async ({ page }) => {
  test.slow();
  const guide = new GuideWalk(page, 'marketers');
  const { email, token } = await createAccount('marketer');
  const title = 'What a day of typing costs';
  const asker = freshEmail();
  await insertInquiry({
    email: asker,
    message: 'We type two hundred orders a day. Can that be done by itself?',
  });
  let form = '';

  await guide.follow('Sign in', async (next) => {
    await page.goto('/');
    await openFromHead(page, next());
    await page.getByRole('textbox', { name: next() }).fill(email);
    await page.getByLabel(next(), { exact: true }).fill(goodPassword);
    await button(page, next()).click();
    await expect(page).toHaveURL('/cms');
    await expect(page.getByText(offer)).toBeVisible();
    await button(page, 'No, thanks').click();
    await expect(page.getByText(offer)).toBeHidden();
    await guide.draw('panel-home');
    await openFromMenu(page, next());
    await expect(page.getByRole('heading', { level: 1, name: 'Guide for marketers' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Guides' })).toHaveCount(0);
    const shown = page.getByRole('img', { name: /^The first screen of the Content Desk/ });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await page.goto('/cms');
    await expect(page.getByRole('region', { name: /^New inquiries/ })).toBeVisible();
    await expect(page.getByText(offer)).toHaveCount(0);
  });

  await guide.follow('Write a post', async (next) => {
    await page.getByRole('link', { name: next() }).click();
    await textbox(page, next()).first().fill(title);
    await textbox(page, next()).fill('What a day of typing costs, and how to count it.');
    await expect(label(page, next())).toBeVisible();
    const autosaved = savedInPanel(page, true, 'eight hours');
    await panelText(page).click();
    await page.keyboard.type('## Hours\nTwo people type for eight hours, every day.');
    for (const name of [next(), next(), next(), next()]) await expect(label(page, name)).toBeVisible();
    expect((await autosaved).ok()).toBe(true);
    await untilSaved(page);
    form = page.url();
    await guide.draw('post');
  });

  await guide.follow('Add a picture', async (next) => {
    await openFromMenu(page, next());
    await createNew(page, next());
    const choosing = page.waitForEvent('filechooser');
    await button(page, next()).click();
    await (await choosing).setFiles(picture);
    const alt = `The dashboard of a client ${randomUUID().slice(0, 8)}`;
    await textbox(page, next()).fill(alt);
    await expect(page.getByRole('checkbox', { name: next() })).toBeVisible();
    await guide.draw('media');
    await button(page, next()).click();
    await expect(page).toHaveURL(/\/media\/\d+/);
    await page.goto(form);
    await expect(label(page, next())).toBeVisible();
    await button(page, next()).first().click();
    const autosaved = savedInPanel(page, true);
    await page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ hasText: alt })
      .getByRole('button', { name: /screenshot/ })
      .click();
    expect((await autosaved).ok()).toBe(true);
    await untilSaved(page);
  });

  await guide.follow('Publish a post', async (next) => {
    await expect(page.getByRole('region', { name: next() })).toBeVisible();
    await expect(page.getByRole('link', { name: next(), exact: true })).toBeVisible();
    const published = savedInPanel(page, false);
    await button(page, next()).click();
    expect((await published).ok()).toBe(true);
    // The bar is drawn anew then, and its menu closes.
    await expect(page.getByText('Status: Published')).toBeVisible();
    await openDots(page);
    await button(page, next()).click();
    await button(page.getByRole('dialog'), next()).click();
    await expect(page.getByText('Status: Draft')).toBeVisible();
  });

  await guide.follow('Schedule a post', async (next) => {
    await expect(button(page, next())).toBeVisible();
    await page.locator('.form-submit .popup-button').click();
    await button(page, next()).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(next(), { exact: true }).first().click();
    await expect(drawer.getByText(next(), { exact: true })).toBeVisible();
    await expect(drawer.locator('.field-label').getByText(next()).first()).toBeVisible();
    await drawer.locator('.date-time-picker input').fill('May 4, 2090 10:30 AM');
    await expect(drawer.getByRole('combobox', { name: next() })).toBeVisible();
    // Closes the calendar.
    await drawer.getByRole('heading').first().click();
    await guide.draw('schedule');
    await button(drawer, next()).click();
    await expect(drawer.getByRole('heading', { name: next() })).toBeVisible();
    await expect(drawer).toContainText('2090');
    await page.goto('/cms');
    await expect(page.getByRole('region', { name: new RegExp(`^${next()} \\d`) })).toBeVisible();
  });

  await guide.follow('Go back to an earlier version', async (next) => {
    await page.goto(form);
    await page.getByRole('link', { name: new RegExp(`^${next()}`) }).click();
    await page.getByRole('list', { name: 'Saved versions' }).getByRole('button').nth(1).click();
    await button(page, next()).click();
    await expect(page).toHaveURL(form);
    await expect(button(page, next())).toBeVisible();
  });

  // The words belong to all tests, so nothing is saved.
  await guide.follow('Change the words of a page', async (next) => {
    await openFromMenu(page, next());
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await button(page, next()).click();
    const words = 'Ask us what takes too long';
    await page.getByRole('textbox', { name: 'Headline' }).first().fill(words);
    const restore = page.getByRole('button', { name: `${next()} the built-in words of Headline` });
    await button(page, next()).click();
    const preview = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(words);
    await guide.draw('page-copy');
    await button(page, next()).click();
    await restore.click();
    await expect(page.getByRole('textbox', { name: 'Headline' }).first()).toHaveValue('');
    await expect(button(page, next())).toBeVisible();
    await page.goto('/cms');
  });

  await guide.follow('Change what search results show', async (next) => {
    await openFromMenu(page, next());
    await page.getByRole('searchbox', { name: next() }).fill('/advantage');
    await page.getByRole('link', { name: `${next()} page /advantage`, exact: true }).click();
    await button(page, next()).click();
    await textbox(page, next()).fill('What You Get From Us | AI Advisory');
    await expect(textbox(page, next())).toBeVisible();
    await expect(page.getByText(next(), { exact: true }).first()).toBeVisible();
    for (const name of [next(), next()]) await expect(button(page, name)).toBeVisible();
    await guide.draw('search-results');
    await button(page, next()).click();
    await expectSaid(page, 'Updated successfully.');
    await saveRecord(page.request, token, 'advantage');
  });

  await guide.follow('Redirect an old address', async (next) => {
    await openFromMenu(page, next());
    await createNew(page, next());
    await textbox(page, next()).fill(`/old-page-${randomUUID().slice(0, 8)}`);
    await textbox(page, next()).fill('/story');
    await expect(page.getByRole('checkbox', { name: next() })).toBeChecked();
    await guide.draw('redirect');
    await button(page, next()).click();
    await expect(page).toHaveURL(/\/redirects\/\d+/);
  });

  // The team page belongs to all tests, so nobody is added.
  await guide.follow('Introduce somebody on the team page', async (next) => {
    await openFromMenu(page, next());
    await createNew(page, next());
    for (const name of [next(), next()]) await expect(textbox(page, name)).toBeVisible();
    for (const name of [next(), next()]) await expect(label(page, name)).toBeVisible();
    await expect(textbox(page, next())).toBeVisible();
    await expect(button(page, next())).toBeVisible();
  });

  await guide.follow('Handle an inquiry', async (next) => {
    await openFromMenu(page, next());
    await openInquiry(page, asker);
    const handling = page.getByRole('form', { name: 'Owner and state' });
    await handling.getByRole('combobox', { name: next() }).selectOption('In talks');
    await expect(handling.getByRole('combobox', { name: next() })).toBeVisible();
    await button(handling, next()).click();
    await expectSaid(page, 'Saved');
    await textbox(page, next()).fill('Called, and sent our price list.');
    await guide.draw('inquiry');
    await button(page, next()).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'our price list' })).toBeVisible();
  });

  await guide.follow('Delete and restore', async (next) => {
    await page.goto(form);
    await openDots(page);
    await button(page, next()).click();
    await button(page.getByRole('dialog'), next()).click();
    await expect(page).toHaveURL(/\/collections\/posts(\?|$)/);
    await page.goto('/cms');
    await openFromMenu(page, next());
    await button(page, next()).click();
    await expect(page).toHaveURL(/\/posts\/trash/);
    const address = page.locator(`[href$="/trash/${form.split('/').at(-1)}"]`);
    await page.getByRole('link', { name: title }).and(address).click();
    await button(page, next()).click();
    await button(page.getByRole('dialog'), next()).click();
    await expect(page).toHaveURL(form);
  });

  expect(guide.unfollowed).toEqual([]);
});

test('an administrator follows the guide', async ({ page }) => {
  test.slow();
  const guide = new GuideWalk(page, 'administrators');
  const { email } = await createAccount('admin');
  const asker = freshEmail();
  await insertInquiry({ email: asker, message: 'What does a first project cost?' });
  const client = { name: `Kim ${randomUUID().slice(0, 8)}`, email: freshEmail() };
  const users = async (name: string) => {
    await page.goto('/admin');
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  };
  const ofClient = (name: string) => button(page, `${name} for ${client.name}`);
  const findClient = async (name: string) => {
    await page.getByRole('searchbox', { name }).fill(client.email);
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  };
  await signIn(page, email);
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Open the guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide for administrators' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'For marketers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide for marketers' })).toBeVisible();

  await guide.follow('Invite somebody', async (next) => {
    await users(next());
    await expect(page.getByText(offer)).toHaveCount(0);
    const title = next();
    await button(page, title).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('textbox', { name: next() }).fill(freshEmail());
    const type = dialog.getByRole('combobox', { name: next() });
    for (const option of [next(), next(), next()]) await type.selectOption({ label: option });
    await type.selectOption({ index: 1 });
    await guide.draw('invitation');
    await button(dialog, next()).click();
    await expect(
      dialog.getByRole('paragraph').filter({ hasText: /^No mail server is set up/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await guide.follow('Add an account yourself', async (next) => {
    await users(next());
    const title = next();
    await button(page, title).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel(next(), { exact: true }).fill(client.name);
    await dialog.getByLabel(next(), { exact: true }).fill(client.email);
    await dialog.getByLabel(next(), { exact: true }).fill(goodPassword);
    await expect(dialog.getByRole('combobox', { name: next() })).toBeVisible();
    await dialog.getByRole('spinbutton', { name: next() }).fill('5');
    await button(dialog, next()).click();
    await expectSaid(page, `${client.name} was added`);
  });

  await guide.follow("Help somebody who can't sign in", async (next) => {
    await users(next());
    await findClient(next());
    await guide.draw('users');
    await ofClient(next()).click();
    const send = button(page.getByRole('dialog'), next());
    await expect(send).toBeVisible();
    await guide.draw('user');
    await send.click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(
      /\/reset-password|\/choose-password/,
    );
  });

  await guide.follow('Change what a person may do', async (next) => {
    await users(next());
    await findClient('Search name, email or company');
    await ofClient(next()).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expect(dialog.getByRole('combobox', { name: next() })).toBeVisible();
    await dialog.getByRole('spinbutton', { name: next() }).fill('6');
    await button(dialog, next()).click();
    await expectSaid(page, `${client.name} was saved`);
  });

  await guide.follow('Delete an account', async (next) => {
    await users(next());
    await findClient('Search name, email or company');
    await ofClient(next()).click();
    await expect(button(page.getByRole('dialog'), next())).toBeVisible();
    await page.keyboard.press('Escape');
    await ofClient(next()).click();
    await button(page.getByRole('dialog', { name: 'Confirm Delete' }), next()).click();
    await expectSaid(page, `${client.name} was deleted`);
  });

  await guide.follow('Answer an inquiry', async (next) => {
    await more(page, next());
    await place(page, next());
    await openInquiry(page, asker);
    await expect(page.getByRole('heading', { name: next(), exact: true })).toBeVisible();
    const handling = page.getByRole('form', { name: 'Owner and state' });
    for (const name of [next(), next()]) {
      await expect(handling.getByRole('combobox', { name })).toBeVisible();
    }
    await expect(button(handling, next())).toBeVisible();
    await expect(textbox(page, next())).toBeVisible();
    await expect(button(page, next())).toBeVisible();
  });

  await guide.follow('See what happens', async (next) => {
    await more(page, next());
    await place(page, next());
    await button(page, next()).click();
    await more(page, next());
    await place(page, next());
    await page.getByRole('searchbox', { name: next() }).fill(client.email);
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('combobox', { name: next() })).toBeVisible();
    await guide.draw('trail');
    await more(page, next());
    await place(page, next());
    await expect(page.getByRole('heading', { level: 1, name: 'Language model' })).toBeVisible();
  });

  // The settings belong to all tests, so nothing is saved.
  await guide.follow('Change the settings of the site', async (next) => {
    await more(page, next());
    await place(page, next());
    for (const name of [next(), next(), next()]) await expect(textbox(page, name)).toBeVisible();
    for (const name of [next(), next()]) await expect(page.getByRole('spinbutton', { name })).toBeVisible();
    await expect(button(page, next())).toBeVisible();
    await guide.draw('settings');
  });

  await guide.follow('Change the look', async (next) => {
    await page.goto('/admin');
    await more(page, next());
    await place(page, next());
    await expect(page.getByText(next(), { exact: true }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#1a3c8b');
    await expect(page.getByText(/ [\d.]+:1, passes$/).first()).toBeVisible();
    await page.getByText('How it looks').first().scrollIntoViewIfNeeded();
    await guide.draw('look');
    await expect(button(page, next())).toBeVisible();
  });

  await guide.follow('Say what the firm promises', async (next) => {
    await page.goto('/admin');
    await more(page, next());
    await place(page, next());
    await expect(page).toHaveURL('/cms');
    await openFromMenu(page, next());
    const main = page.getByRole('main');
    for (const name of [next(), next(), next(), next()]) await expect(button(main, name)).toBeVisible();
    await expect(main.getByRole('link', { name: next(), exact: true })).toBeVisible();
    await expect(button(main, next())).toBeVisible();
  });

  expect(guide.unfollowed).toEqual([]);
});

test('nobody but staff reads the guides', async ({ page }) => {
  await page.goto('/cms/help');
  await expect(page).toHaveURL(/\/login\?next=/);
  const { token } = await createAccount('client');
  await page.context().addCookies([{ name: 'payload-token', value: token, url: siteUnderTest.url }]);
  await page.goto('/cms/help?guide=administrators');
  await expect(page).toHaveURL(/\/login\?next=/);
});
