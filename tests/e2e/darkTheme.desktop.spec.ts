import { auditAnswers } from '../factories/auditAnswers';
import { signIn, signInAsAdmin } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { submitAudit } from './support/audits';
import { expect, test } from './support/test';

test.use({ colorScheme: 'dark' });

test('a client’s screens can be read by night', async ({ page, expectReadable }) => {
  const { token } = await signIn(page);
  const analysis = await generateAnalysis(page.request, token);
  const report = await submitAudit(page.request, token, auditAnswers(8, { q7: 2 }));
  const screens = [
    ['/dashboard', 'Your analyses'],
    [`/analysis-results/${analysis}`, 'Do these first'],
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

test('an administrator’s screens can be read by night', async ({ page, expectReadable }) => {
  await signInAsAdmin(page);
  for (const path of ['', '/overview', '/inquiries', '/blog', '/trail', '/analyst'] as const) {
    await test.step(path, async () => {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expectReadable();
    });
  }
});
