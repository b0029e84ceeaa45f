import type { APIRequestContext } from '@playwright/test';
import type { SessionAnswer } from '@/schemas/auth';
import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { plainPng } from '../factories/picture';
import { signInAsAdmin } from './support/accounts';
import { expect, test } from './support/test';

// One after the other: the panel's form is refused when the other test has saved meanwhile.
test.describe.configure({ mode: 'default' });

const resourceUrl = 'https://tools.example.test/finder';

async function signedHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const login = await request.post('/api/auth/login', { data: firstAdmin });
  const { token } = (await login.json()) as SessionAnswer;
  return { Authorization: `Bearer ${token}` };
}

async function changeSettings(
  request: APIRequestContext,
  data: Record<string, string | null>,
): Promise<void> {
  const headers = await signedHeaders(request);
  const answer = await request.post('/api/globals/site-settings', { data, headers });
  expect(answer.status()).toBe(200);
}

test.afterEach(({ request }) => changeSettings(request, { resourceUrl: '', logo: null, accentColor: '' }));

test('a changed setting is on every page at once', async ({ page, request }) => {
  await page.goto('/team');
  const finder = page.getByRole('contentinfo').getByRole('link', { name: 'AI Tool Finder' });
  await expect(finder).toHaveCount(0);
  await changeSettings(request, { resourceUrl });
  for (const path of ['/team', '/', '/ai-consulting-services/ai-strategy-consulting']) {
    const isThere = async () => (await (await request.get(path)).text()).includes(`href="${resourceUrl}"`);
    await expect.poll(isThere, { message: path, intervals: [50] }).toBe(true);
  }
  await page.reload();
  await expect(finder).toHaveAttribute('href', resourceUrl);
});

test('an administrator gives the site its logo and color, after a look at them', async ({
  page,
  request,
  expectReadable,
}) => {
  const name = 'firm-logo.png';
  const file = { name, mimeType: 'image/png', buffer: await plainPng(600, 200) };
  const multipart = { file, _payload: JSON.stringify({ alt: 'Logo' }) };
  const uploaded = await request.post('/api/media', { headers: await signedHeaders(request), multipart });
  const { doc } = (await uploaded.json()) as { doc: { filename: string } };

  await test.step('in the panel', async () => {
    await signInAsAdmin(page);
    await page.goto('/cms/globals/site-settings');
    const light = page.getByRole('figure', { name: 'Light' });
    const color = page.getByRole('textbox', { name: 'Accent color' });
    await color.fill('#ffd400');
    await expect(light.getByText(/^Text on the page 1\.\d:1, too faint$/)).toBeVisible();
    await page.getByRole('button', { name: /^Use #/ }).click();
    await expect(light.getByText(/^Text on the page 4\.\d:1, passes$/)).toBeVisible();
    await color.fill('#1a3c8b');
    await page.locator('#field-logo').getByRole('button', { name: 'Choose from existing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: doc.filename }).click();
    await expect(light.getByRole('img')).toHaveAttribute('width', '120');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Updated successfully.')).toBeVisible();
  });

  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--green-700'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`for visitors on ${colorScheme} screens`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute('height', '40');
      expect(await accent()).toBe(colorScheme === 'light' ? '#1a3c8b' : '#8fb3fd');
      await expectReadable();
    });
  }

  await test.step('and takes them back', async () => {
    await changeSettings(request, { logo: null, accentColor: '' });
    const html = async () => (await request.get('/')).text();
    await expect.poll(async () => (await html()).includes('#1a3c8b'), { intervals: [50] }).toBe(false);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    expect(await accent()).toBe('#16674c');
  });
});
