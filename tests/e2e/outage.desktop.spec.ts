import type { Page, Route } from '@playwright/test';
import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { signIn, signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { Editor } from './support/posts';
import { SeoEditor } from './support/seoEditor';
import { expect, test } from './support/test';

test.use({ expectedNoise: /Failed to load resource|could not be/ });

const restarts = (route: Route) => route.fulfill({ status: 503, json: { message: 'Down' } });
const ends = (route: Route) =>
  route.fulfill({
    status: 401,
    json: { message: 'Authentication required', error: 'Authentication required' },
  });

const words = 'The site doesn’t answer just now. We keep trying; nothing you typed is lost.';
const line = (place: Pick<Page, 'getByRole'>) => place.getByRole('status').filter({ hasText: words });

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function comesBack(page: Page, calls: string): Promise<void> {
  await page.unroute(calls);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

const api = '**/api/**';

test('a client stays signed in through an outage, and sends what was typed when it is over', async ({
  page,
  expectAccessible,
}) => {
  const client = await signIn(page);

  await test.step('the page comes by itself', async () => {
    await page.route(api, restarts);
    await page.goto('/dashboard');
    await expect(line(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await comesBack(page, api);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(client.name);
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
    await expect(line(page)).toBeHidden();
    expect(await token(page)).toBe(client.token);
  });

  await test.step('what is written is sent once, and again by hand', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('link', { name: 'Profile Settings' }).click();
    const name = page.getByRole('textbox', { name: 'Full Name' });
    await name.fill('Nadia Owner');
    const sent: string[] = [];
    await page.route(api, (route) => {
      sent.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      return route.abort();
    });
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The site didn’t answer.' })).toBeVisible();
    expect(sent).toEqual(['POST /api/auth/refresh-token']);
    await expectAccessible();
    await expect(name).toHaveValue('Nadia Owner');
    expect(await token(page)).toBe(client.token);
    await page.unroute(api);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
  });
});

test('editors open, and keep what is typed, through an outage and the end of the session', async ({
  page,
  expectAccessible,
}) => {
  await signInAsAdmin(page);
  const editor = new SeoEditor(page);

  await test.step('a post opens by itself', async () => {
    const post = await (await Editor.signIn(page.request)).write();
    const admin = new BlogAdmin(page);
    const one = `**/api/admin/blog/post/${post.slug}`;
    await page.route(one, restarts);
    await admin.open(`?edit=${post.slug}`);
    await expect(line(admin.editor)).toBeVisible();
    await comesBack(page, one);
    await expect(admin.field('Title')).toHaveValue(post.title);
    await expect(line(admin.editor)).toBeHidden();
  });

  await test.step('the site doesn’t answer', async () => {
    await editor.open('/team');
    await page.route(api, restarts);
    await editor.field('Page Title').fill('Typed while nothing answered');
    await expect(line(editor.dialog)).toBeVisible();
    await expectAccessible();
    await comesBack(page, api);
    await expect(line(editor.dialog)).toBeHidden();
    await expect(editor.field('Page Title')).toHaveValue('Typed while nothing answered');
  });

  await test.step('the session ends', async () => {
    // The words that stand there at first are asked about as well, at any time.
    const typedWords = /\/api\/seo\/matches\?title=Typed\+before/;
    await page.route(typedWords, ends);
    const arrivals: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (pathname === '/login' && arrivals.at(-1) !== pathname) arrivals.push(pathname);
    });
    await editor.field('Page Title').fill('Typed before the end');
    await expect(page).toHaveURL('/login?next=%2Fteam%3Fseo%3Dedit');
    expect(await token(page)).toBeNull();
    expect(arrivals).toHaveLength(1);
    await page.unroute(typedWords);
    await page.getByRole('textbox', { name: 'Email' }).fill(firstAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(firstAdmin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await editor.untilLoaded();
    await expect(editor.field('Page Title')).toHaveValue('Typed before the end');
    await editor.press('Cancel');
    await editor.button.click();
    await editor.untilLoaded();
    await expect(editor.field('Page Title')).toHaveValue(await page.title());
  });
});
