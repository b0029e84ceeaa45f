import type { APIRequestContext } from '@playwright/test';
import type { SessionAnswer } from '@/schemas/auth';
import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { expect, test } from './support/test';

const resourceUrl = 'https://tools.example.test/finder';

async function changeSettings(request: APIRequestContext, data: Record<string, string>): Promise<void> {
  const login = await request.post('/api/auth/login', { data: firstAdmin });
  const { token } = (await login.json()) as SessionAnswer;
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post('/api/globals/site-settings', { data, headers });
  expect(answer.status()).toBe(200);
}

test.afterEach(({ request }) => changeSettings(request, { resourceUrl: '' }));

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
