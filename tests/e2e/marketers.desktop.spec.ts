import { createAccount, goodPassword, signInAs } from './support/accounts';
import { saveRecord, SeoEditor } from './support/seoEditor';
import { expect, test } from './support/test';

test.describe('signing in', () => {
  const starts = [
    { role: 'marketer', next: '/admin/seo?search=team', start: '/admin/seo?search=team' },
    { role: 'marketer', next: '/admin/trail', start: '/cms' },
    { role: 'admin', next: '/contact', start: '/contact' },
    { role: 'client', next: '/admin/blog', start: '/dashboard' },
  ] as const;
  for (const { role, next, start } of starts) {
    test(`takes a ${role} who wanted ${next} to ${start}`, async ({ page }) => {
      const { email } = await createAccount(role);
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(goodPassword);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(start);
    });
  }
});

test('the site shows staff the way back to their start', async ({ page }) => {
  await signInAs(page, 'marketer');
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Content Desk' })).toHaveAttribute('href', '/cms');
  await expect(main.getByRole('link', { name: 'Admin Portal' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Content Desk' })).toHaveCount(2);
});

test('a marketer edits search metadata on the page itself', async ({ page }) => {
  const { token } = await signInAs(page, 'marketer');
  const editor = new SeoEditor(page);
  await editor.open('/ai-consulting-services/ai-strategy-consulting');
  await editor.field('Page Title').fill('Strategy, by a marketer');
  await editor.press('Save Settings');
  await editor.expectSaid('✓ SEO settings saved');
  await saveRecord(page.request, token, 'consulting-strategy');
});
