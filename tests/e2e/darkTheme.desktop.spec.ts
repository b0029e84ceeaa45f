import { auditAnswers } from '../factories/auditAnswers';
import { signIn, signInAsAdmin } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { submitAudit } from './support/audits';
import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

test.use({ colorScheme: 'dark' });

const paper = { day: 'rgb(247, 249, 247)', night: 'rgb(14, 22, 19)' };

test('public pages are dark for whoever prefers that, and everything can be read', async ({
  page,
  expectReadable,
}) => {
  for (const path of publicPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('body')).toHaveCSS('background-color', paper.night);
      await expectReadable();
    });
  }
});

test('a client’s screens are dark, too', async ({ page, expectReadable }) => {
  const { token } = await signIn(page);
  const analysis = await generateAnalysis(page.request, token);
  const report = await submitAudit(page.request, token, auditAnswers(8, { q7: 2 }));
  const screens = [
    ['/dashboard', 'Your analyses'],
    [`/analysis-results/${analysis}`, 'Summary'],
    [`/report/${report}`, 'AI-Generated Insights'],
    ['/ai-analysis', 'Analysis name'],
    ['/audit/start', 'Data Infrastructure'],
    ['/profile-settings', 'Email'],
  ] as const;
  for (const [path, words] of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expectReadable();
    });
  }
});

test('and so are an administrator’s', async ({ page, expectReadable }) => {
  await signInAsAdmin(page);
  for (const path of ['', '/overview', '/inquiries', '/blog', '/seo', '/trail', '/analyst'] as const) {
    await test.step(path, async () => {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expectReadable();
    });
  }
});

test('paper stays white, and everything can be read on it', async ({ page, expectReadable }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/story', '/team', '/ai-development-services', '/ai-integration-services']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(15, 29, 23)');
      await expectReadable();
    });
  }
});

test('high contrast keeps controls and bars', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const { border, ground } = await page
    .getByRole('link', { name: 'Start AI Opportunity Assessment' })
    .first()
    .evaluate((link) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(link);
      return { border: borderTopColor, ground: backgroundColor };
    });
  expect(border).not.toBe(ground);
});
