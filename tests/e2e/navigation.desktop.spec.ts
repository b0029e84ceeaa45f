import { expect, test } from './support/test';

const menus = [
  {
    name: 'Company',
    links: [
      ['Our Story', '/story'],
      ['Our Advantage', '/advantage'],
      ['Our Team', '/team'],
    ],
  },
  {
    name: 'Services',
    links: [
      ['AI Consulting Services', '/ai-consulting-services'],
      ['AI Development Services', '/ai-development-services'],
      ['AI Integration Services', '/ai-integration-services'],
    ],
  },
] as const;

test('menus of the header work by pointer and by keyboard', async ({ page, expectAccessible }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  for (const { name, links } of menus) {
    const button = banner.getByRole('button', { name });
    const first = banner.getByRole('link', { name: links[0][0] });

    await test.step(`${name} by keyboard`, async () => {
      await button.focus();
      await page.keyboard.press('Enter');
      for (const [label] of links) {
        await page.keyboard.press('Tab');
        await expect(banner.getByRole('link', { name: label })).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step(`${name} by pointer`, async () => {
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (const [label, href] of links) {
        await expect(banner.getByRole('link', { name: label })).toHaveAttribute('href', href);
      }
      await expectAccessible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(first).toBeHidden();
      await button.click();
      await first.click();
      await expect(page).toHaveURL(links[0][1]);
      await expect(first).toBeHidden();
    });
  }
});

test('header, footer and tabs lead around, and mark the page that is shown', async ({
  page,
  expectAccessible,
}) => {
  const marked = page.locator('[aria-current="page"]');

  await test.step('the skip link leads past the menus', async () => {
    await page.goto('/contact');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/contact');
  });

  await test.step('visitors are offered a call, the login and the assessment', async () => {
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: "Let's Talk" })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    const start = banner.getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/ai-opportunity-assessment');
  });

  await test.step('the page that is shown is marked', async () => {
    await expect(marked).toHaveText(['Contact', 'Contact', 'Contact']);
    await expectAccessible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/team');
    await expect(marked).toHaveText(['Our Team', 'Our Team', 'Team']);
  });

  await test.step('service tabs are a row that follows the page and changes the title', async () => {
    await page.getByRole('contentinfo').locator('a[href="/ai-consulting-services"]').first().click();
    await expect(page).toHaveURL('/ai-consulting-services');
    const tabs = page.getByRole('navigation', { name: 'AI consulting services' });
    const labels = ['AI Consulting', 'AI Strategy', 'Generative AI', 'AI Management', 'AI for SMB'];
    await expect(tabs.getByRole('link')).toHaveText(labels);
    const titles = new Set<string>();
    for (const label of labels) {
      await tabs.getByRole('link', { name: label }).click();
      await expect(tabs.locator('[aria-current="page"]').filter({ visible: true })).toHaveText(label);
      const title = async () => {
        const shown = await page.title();
        return titles.has(shown) ? '' : shown;
      };
      await expect.poll(title).not.toBe('');
      titles.add(await title());
    }
    expect(titles.size).toBe(labels.length);
  });
});
