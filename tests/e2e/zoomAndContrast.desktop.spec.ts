import { auditAnswers } from '../factories/auditAnswers';
import { signInAs, signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { submitAudit } from './support/audits';
import { expectLaidOut } from './support/expectLaidOut';
import { Editor } from './support/posts';
import { onePathOfEachKind } from './support/publicPaths';
import { expect, test } from './support/test';
import { Wizard } from './support/wizard';

// A window of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10), with the colors of the operating system and without motion.
test.use({
  viewport: { width: 320, height: 256 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  expectedNoise: /was preloaded using link preload but not used/,
});

test('A prospect reads every kind of page at 400 % zoom in forced colors', async ({ page }) => {
  test.slow();
  for (const path of onePathOfEachKind) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLaidOut(page, path);
  }
});

test('A client answers, reads, and audits at 400 % zoom in forced colors', async ({ page }) => {
  test.slow();
  const { token } = await signIn(page);
  await page.goto('/ai-analysis');
  const wizard = new Wizard(page);
  for (const [index, answer] of wizard.answers.entries()) {
    await wizard.expectStep(index + 1);
    await answer();
    await expectLaidOut(page, `step ${index + 1}`);
    await wizard.button(index === 10 ? 'Submit' : 'Next').click();
  }
  const results = page.getByRole('dialog', { name: /^AI Opportunity Analysis/ });
  await expect(results).toContainText('Offices of Lawyers');
  await expectLaidOut(page, 'the results');
  const analysis = await generateAnalysis(page.request, token);
  const audit = await submitAudit(page.request, token, auditAnswers());
  for (const path of [
    '/dashboard',
    `/analysis-results/${analysis}`,
    '/audit/start',
    `/report/${audit}`,
    '/profile-settings',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLaidOut(page, path);
  }
});

test('Staff find their way at 400 % zoom in forced colors', async ({ page, request }) => {
  test.slow();
  const post = await (await Editor.signIn(request)).write();
  await signInAs(page, 'admin');
  for (const path of ['/admin', '/admin/blog', '/admin/categories', '/admin/inquiries', '/admin/trail']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLaidOut(page, path);
  }
  // Payload's own screens scroll sideways in places; what is needed can be reached.
  await page.goto('/cms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/cms/collections/posts/${post.id}`);
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeVisible();
});
