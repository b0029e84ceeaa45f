import type { APIRequestContext } from '@playwright/test';
import { freshEmail, signInAsAdmin } from './support/accounts';
import { mailTo } from './support/outbox';
import { Editor } from './support/posts';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

/** What the firm says of its newsletter, as published. */
async function setNewsletter(request: APIRequestContext, { token }: Editor, isOpen: boolean) {
  const data = { newsletterOpen: isOpen, _status: 'published' };
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post('/api/globals/firm-facts', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The path of one of the newsletter's pages in a mail. */
const pathIn = (mail: string, page: string): string =>
  new RegExp(`https?://[^/]+(/api/newsletter/${page}\\?token=[\\w.-]+)`).exec(mail)?.[1] ?? '';

/** The newsletter is open for as long as the test takes. */
const testWhileOpen = test.extend<{ openNewsletter: void }>({
  openNewsletter: [
    async ({ request }, provide) => {
      const editor = await Editor.signIn(request);
      await setNewsletter(request, editor, true);
      await provide();
      await setNewsletter(request, editor, false);
    },
    { auto: true },
  ],
});

// One after the other: the second looks at what the first one switches on.
test.describe.configure({ mode: 'serial' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /400 \(Bad Request\)/ });

  test('a reader signs up on a post, confirms by mail, and leaves by one click', async ({
    page,
    request,
  }) => {
    const editor = await Editor.signIn(request);
    const { slug } = await editor.write();
    const form = page.getByRole('region', { name: 'New posts by email' });
    await page.goto(`/blog/${slug}`);
    await expect(form).toBeHidden();
    await setNewsletter(request, editor, true);
    await expect(async () => {
      await page.reload();
      await expect(form).toBeVisible({ timeout: 1 });
    }).toPass({ intervals: [50] });

    const email = freshEmail();
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await expect(form.getByRole('button', { name: 'Sign me up' })).toHaveAccessibleDescription(
      /may email me about new posts\. My address is used for nothing else/,
    );
    await form.getByRole('button', { name: 'Sign me up' }).click();
    await expect(page).toHaveURL(`/blog/${slug}#newsletter-asked`);
    await expect(form.getByRole('heading', { name: 'One more step: check your inbox' })).toBeInViewport();
    await expect(form.getByRole('button')).toBeHidden();

    const asked = await mailTo(email, 'Please confirm: new posts from AI Advisory by email');
    await page.goto(pathIn(asked, 'confirm'));
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('button', { name: 'Yes, email me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');

    const joined = await mailTo(email, 'You will get new posts from AI Advisory by email');
    expect(joined).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
    await page.goto(pathIn(joined, 'leave'));
    await page.getByRole('button', { name: 'Leave the newsletter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left the newsletter');
    await page.goto(pathIn(asked, 'confirm'));
    await expect(page.getByRole('main')).toContainText('This link no longer works');
  });
});

test.describe('by keyboard', () => {
  testWhileOpen.use({ expectedNoise: /400 \(Bad Request\)/ });

  testWhileOpen(
    'a reader walks through the form, hears what is wrong, and arrives at what comes next',
    async ({ page, expectAccessible }) => {
      const form = page.getByRole('region', { name: 'New posts by email' });
      await expect(async () => {
        await page.goto('/blog');
        await expect(form).toBeVisible({ timeout: 1 });
      }).toPass({ intervals: [50] });
      const email = form.getByRole('textbox', { name: 'Email' });
      const button = form.getByRole('button', { name: 'Sign me up' });
      await email.focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(form.getByRole('link', { name: 'Privacy' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(email).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(email).toBeFocused();
      expect(await email.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);

      await page.keyboard.type('reader@nowhere');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your address');
      const again = page.getByRole('textbox', { name: 'Email' });
      await expect(again).toBeFocused();
      await expect(again).toHaveAttribute('aria-invalid', 'true');
      await expect(again).toHaveAccessibleDescription(/\S/);
      await expect(again).toHaveAccessibleDescription(await page.getByRole('alert').innerText());
      await expectAccessible();

      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(freshEmail());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/blog#newsletter-asked');
      const next = page.getByRole('group', { name: 'One more step: check your inbox' });
      await expect(next).toBeInViewport();
      await expect(next).toBeFocused();
      await expect(next).toHaveAccessibleDescription(/We have sent an email/);
      await expectAccessible();
    },
  );
});

testWhileOpen(
  'an administrator finds a reader, takes the list along, and deletes one',
  async ({ page, request, expectAccessible }) => {
    const email = freshEmail();
    const answer = await request.post('/api/newsletter', { data: { email, sentFrom: '/blog' } });
    expect(answer.status()).toBe(200);
    await page.goto('/blog');
    await expect(page.getByRole('region', { name: 'New posts by email' })).toBeVisible();
    await expectAccessible();

    await signInAsAdmin(page);
    await page.goto('/admin/newsletter');
    await expect(page.getByText('Readers can sign up at the end')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search an address' }).fill(email);
    const row = page.getByRole('table', { name: 'Subscribers' }).getByRole('row', { name: email });
    await expect(row).toContainText('Not confirmed');
    await expectAccessible();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await coming).suggestedFilename()).toBe('subscribers.csv');
    await page.setViewportSize({ width: 360, height: 800 });
    await row.getByText('on /blog').click();
    await expect(row).toContainText('AI Advisory may email me about new posts.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete address' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expectSaid(page, `${email} was deleted`);
    await expect(page.getByText('No address matches.')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  },
);
