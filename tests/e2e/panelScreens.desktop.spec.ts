import type { Page } from '@playwright/test';
import type { Post } from '@/payload-types';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { auditAnswers } from '../factories/auditAnswers';
import { createAccount, freshEmail } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { submitAudit } from './support/audits';
import { insertInquiry } from './support/database';
import { findViolations, wcag } from './support/findViolations';
import { Editor, freshTitle } from './support/posts';
import { saveRecord } from './support/seoEditor';
import { expect, test } from './support/test';
import { watchForeignRequests } from './support/watchForeignRequests';

/** An administrator sees what a marketer sees, and the accounts and their results. */
const collections = [
  ...['posts', 'media', 'categories', 'seo-pages', 'redirects', 'team-members', 'inquiries'],
  ...['users', 'analyses', 'audit-reports'],
];
/** Of each of these the test makes one before it looks. */
const filled = ['posts', 'seo-pages', 'inquiries', 'users', 'analyses', 'audit-reports'];

async function openPanelAs(page: Page, role: 'admin' | 'marketer'): Promise<string> {
  const { token } = await createAccount(role);
  await page.context().addCookies([{ name: 'payload-token', value: token, url: siteUnderTest.url }]);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  return token;
}

/** Fails at what axe finds seriously wrong with the parts of the panel that are ours. */
async function expectOursAccessible(page: Page): Promise<void> {
  const violations = await findViolations(page, { runOnly: wcag }, '[data-own-part]');
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

/** The screens of a collection: its list, and the form of a document or, where there is none yet, an empty one. */
async function walkThrough(
  page: Page,
  collection: string,
  expectReadable: () => Promise<void>,
): Promise<void> {
  const list = `/cms/collections/${collection}`;
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.collection-list__sub-header')).toContainText(/\w/);
  await expectReadable();
  const document = page.locator('table a[href*="/cms/collections/"]').first();
  if (filled.includes(collection)) await expect(document).toBeAttached();
  const href = (await document.count()) ? await document.getAttribute('href') : null;
  await page.goto(href ?? `${list}/create`);
  await expect(page.locator('.document-fields')).toBeVisible();
  await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0);
}

async function writeDraft(page: Page): Promise<Post> {
  const editor = await Editor.signIn(page.request);
  return editor.saveDraft(await editor.write(), { title: freshTitle() });
}

test('The screens of the panel ask nobody else, say nothing in the console and can be read', async ({
  page,
  expectReadable,
}) => {
  // Some twenty screens.
  test.slow();
  const token = await openPanelAs(page, 'admin');
  const post = await writeDraft(page);
  await saveRecord(page.request, token, 'consulting-management', { title: 'Seen in the panel' });
  await insertInquiry({ email: freshEmail(), message: 'What does a first project cost?' });
  const client = await createAccount('client');
  const analysis = await generateAnalysis(page.request, client.token);
  await submitAudit(page.request, client.token, auditAnswers());
  const foreign = watchForeignRequests(page);

  await test.step('home, settings and account', async () => {
    await page.goto('/cms');
    await expect(page.getByRole('heading', { name: 'Hello, Robin Example' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Drafts/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'New post' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Admin Portal', exact: true })).toBeAttached();
    await expectOursAccessible(page);
    await page.goto('/cms/metadata-check');
    await expect(page.getByRole('heading', { level: 1, name: 'SEO check' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Pages', exact: true })).toBeVisible();
    await expectOursAccessible(page);
    await page.goto('/cms/globals/site-settings');
    await expect(page.getByLabel('Name of the firm')).toBeVisible();
    await expectReadable();
    await page.goto('/cms/account');
    await expect(page.locator('.document-fields')).toBeVisible();
  });

  await test.step('lists and forms of each collection', async () => {
    for (const collection of collections) await walkThrough(page, collection, expectReadable);
  });

  await test.step('the checks of a post', async () => {
    await page.goto(`/cms/collections/posts/${post.id}`);
    for (const name of ['Bold', 'Link', 'Increase indent', 'More ways to publish', 'More actions'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'SEO', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Checks' })).toContainText('The description is short');
    await expect(page.getByText('checks are passing')).toHaveCount(0);
    await expectOursAccessible(page);
    await expectReadable();
  });

  await test.step('an analysis as its client reads it', async () => {
    await page.goto(`/cms/collections/analyses/${analysis}`);
    const report = page.frameLocator('iframe[title="The report as its client reads it"]');
    await expect(report.getByRole('heading').first()).toBeVisible();
  });
  expect(foreign).toEqual([]);

  await test.step('the questions that a list answers, on a slow machine', async () => {
    // The panel is still waking up when somebody who knows the way clicks.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/cms/collections/users');
    const questions = page.getByRole('navigation', { name: 'Show only' });
    await questions.getByRole('link', { name: 'Administrators' }).click();
    await expect(page).toHaveURL(/role.*equals.*admin/);
    await expect(questions.getByRole('link', { name: 'Administrators' })).toHaveAttribute('aria-current');
    await expect(page.getByRole('cell', { name: 'Client', exact: true })).toHaveCount(0);
  });
});
