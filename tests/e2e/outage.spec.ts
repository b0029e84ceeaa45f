import type { Page, Route } from '@playwright/test';
import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { goodPassword, signIn, signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { Editor } from './support/posts';
import { SeoEditor } from './support/seoEditor';
import { expect, test } from './support/test';

test.use({ expectedNoise: /Failed to load resource|could not be/ });

const proxyPage = { contentType: 'text/html', body: '<h1>The gateway is out of order</h1>' };

const outages: Record<string, (route: Route) => Promise<void>> = {
  'the network is down': (route) => route.abort(),
  'the server restarts': (route) => route.fulfill({ status: 503, json: { message: 'Down' } }),
  'it is asked too much': (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many' }, headers: { 'Retry-After': '1' } }),
  'a proxy has no server': (route) => route.fulfill({ status: 502, ...proxyPage }),
  'a proxy wants a login of its own': (route) => route.fulfill({ status: 401, ...proxyPage }),
};

const restarts = outages['the server restarts']!;
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

async function signInAgain(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const api = '**/api/**';

test('no outage signs anybody out, and the page comes by itself', { tag: '@desktop' }, async ({ page }) => {
  const client = await signIn(page);
  for (const [what, answer] of Object.entries(outages)) {
    await test.step(what, async () => {
      await page.route(api, answer);
      await page.goto('/dashboard');
      await expect(line(page)).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
      expect(await token(page)).toBe(client.token);
      await comesBack(page, api);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(client.name);
      await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
      await expect(line(page)).toBeHidden();
      expect(await token(page)).toBe(client.token);
    });
  }
});

test(
  'a list that is searched meanwhile shows what was searched for',
  { tag: '@desktop' },
  async ({ page, expectAccessible }) => {
    const editor = await Editor.signIn(page.request);
    const post = await editor.write();
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.open();
    await page.route(api, restarts);
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(post.title);
    await expect(line(page)).toBeVisible();
    await expectAccessible();
    await comesBack(page, api);
    await expect(page.getByRole('status').filter({ hasText: /^1 post$/ })).toBeVisible();
    await expect(line(page)).toBeHidden();
    await expect(page.getByRole('searchbox', { name: 'Search posts' })).toHaveValue(post.title);
  },
);

test(
  'what is written to the server says that it failed, and is sent once',
  { tag: '@desktop' },
  async ({ page }) => {
    const client = await signIn(page);
    await page.goto('/profile-settings');
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
    await expect(name).toHaveValue('Nadia Owner');
    expect(await token(page)).toBe(client.token);
    await page.unroute(api);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
  },
);

test('the in-page editor says so, keeps what is typed, and goes on', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  const editor = new SeoEditor(page);
  await editor.open('/team');
  await page.route(api, restarts);
  await editor.field('Page Title').fill('Typed while nothing answered');
  await expect(line(editor.dialog)).toBeVisible();
  await expectAccessible();
  await comesBack(page, api);
  await expect(line(editor.dialog)).toBeHidden();
  await expect(editor.field('Page Title')).toHaveValue('Typed while nothing answered');
});

test('a post that can’t be opened yet opens by itself', { tag: '@desktop' }, async ({ page }) => {
  const editor = await Editor.signIn(page.request);
  const post = await editor.write();
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  const one = `**/api/admin/blog/post/${post.slug}`;
  await page.route(one, restarts);
  await admin.open(`?edit=${post.slug}`);
  await expect(line(admin.editor)).toBeVisible();
  await comesBack(page, one);
  await expect(admin.field('Title')).toHaveValue(post.title);
  await expect(line(admin.editor)).toBeHidden();
});

test.describe('an ended session', { tag: '@desktop' }, () => {
  test('leads to the sign-in page once, whichever call hears of it', async ({ page }) => {
    const { email } = await signIn(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.route(/\/api\/(audits|analysis)/, ends);
    await page.getByRole('link', { name: 'Start Readiness Audit' }).click();
    await expect(page).toHaveURL('/login?next=%2Faudit%2Fstart');
    expect(await token(page)).toBeNull();
    await page.unroute(/\/api\/(audits|analysis)/);
    await signInAgain(page, email, goodPassword);
    await expect(page).toHaveURL('/audit/start');
    await expect(page.getByText('0 of 13')).toBeVisible();
    const arrivals = visited.filter((path, i) => path === '/login' && visited[i - 1] !== '/login');
    expect(arrivals).toHaveLength(1);
  });

  test('keeps what was typed in the in-page editor', async ({ page }) => {
    await signInAsAdmin(page);
    const editor = new SeoEditor(page);
    await editor.open('/team');
    // The words that stand there at first are asked about as well, at any time.
    const typedWords = /\/api\/seo\/matches\?title=Typed/;
    await page.route(typedWords, ends);
    await editor.field('Page Title').fill('Typed before the end');
    await expect(page).toHaveURL('/login?next=%2Fteam%3Fseo%3Dedit');
    await page.unroute(typedWords);
    await signInAgain(page, firstAdmin.email, firstAdmin.password);
    await editor.untilLoaded();
    await expect(editor.field('Page Title')).toHaveValue('Typed before the end');
    await editor.press('Cancel');
    await editor.button.click();
    await editor.untilLoaded();
    await expect(editor.field('Page Title')).toHaveValue(await page.title());
  });

  test('in one tab is the end of it in the others', async ({ page, context }) => {
    await signIn(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
    const second = await context.newPage();
    await second.goto('/profile-settings');
    await second.getByRole('button', { name: /menu/i }).last().click();
    await second.getByRole('button', { name: 'Logout' }).click();
    await expect(second).toHaveURL('/login');
    await expect(page).toHaveURL('/login?next=%2Fdashboard');
  });
});
