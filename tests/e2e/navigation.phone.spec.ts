import { expect, test } from './support/test';

test('menu and tabs of a phone hold every way and both actions', async ({ page, expectAccessible }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: 'Menu' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const names = [
    ...['Our Story', 'Our Advantage', 'Our Team'],
    ...['AI Consulting Services', 'AI Development Services', 'AI Integration Services'],
    ...['Blog', 'Contact', "Let's Talk", 'Login', 'Get Started'],
  ];
  for (const name of names) {
    const link = banner.getByRole('link', { name, exact: true }).filter({ visible: true });
    await link.first().scrollIntoViewIfNeeded();
    await expect(link.first(), name).toBeInViewport();
  }
  await expectAccessible();
  await banner.getByRole('link', { name: 'Our Team' }).tap();
  await expect(page).toHaveURL('/team');
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  // Its tabs are a dropdown that changes page and title.
  await page.getByRole('contentinfo').locator('a[href="/ai-consulting-services"]').first().tap();
  await expect(page).toHaveURL('/ai-consulting-services');
  const tabs = page.getByRole('navigation', { name: 'AI consulting services' });
  const chosen = tabs.locator('summary');
  await expect(page).toHaveTitle(/Consulting/);
  const title = await page.title();
  await expect(chosen).toHaveText('AI Consulting');
  await expect(tabs.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await chosen.tap();
  await tabs.getByRole('link', { name: 'AI for SMB' }).filter({ visible: true }).tap();
  await expect(page).toHaveURL('/ai-consulting-services/ai-consulting-for-small-businesses');
  await expect(chosen).toHaveText('AI for SMB');
  await expect(page).not.toHaveTitle(title);
  await expect(tabs.getByRole('link').filter({ visible: true })).toHaveCount(0);
});
