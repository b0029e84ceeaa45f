import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import type { APIRequestContext, Page } from '@playwright/test';
import type { SessionAnswer } from '@/schemas/auth';
import { freshEmail } from './support/accounts';
import { expect, test } from './support/test';

const sentTitle = 'Your message has arrived';

async function write(page: Page, email: string, message = 'Our invoices are typed twice.'): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Kim Owner');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Company (optional)' }).fill('Owner & Sons');
  await page.getByRole('textbox', { name: 'What would you like to know?' }).fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

/** How many messages the firm has from this address. */
async function countReceived(request: APIRequestContext, email: string): Promise<number> {
  const { token } = (await (
    await request.post('/api/auth/login', { data: firstAdmin })
  ).json()) as SessionAnswer;
  const query = new URLSearchParams({ 'where[email][equals]': email });
  const answer = await request.get(`/api/inquiries?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { totalDocs: number }).totalDocs;
}

test('a message with mistakes is put right, arrives once and is confirmed', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = freshEmail();
  await page.goto('/contact');

  await test.step('mistakes are named where they are', async () => {
    await send(page).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Message is required')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    await expectAccessible();
  });

  await test.step('the message arrives', async () => {
    await write(page, email);
    await send(page).click();
    await expect(page.getByRole('heading', { name: sentTitle })).toBeFocused();
    await expectAccessible();
    expect(await countReceived(request, email)).toBe(1);
  });

  await test.step('another one can be written', async () => {
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /400 \(Bad Request\)/ });

  test('the server names mistakes, and a message is read once more and arrives', async ({
    page,
    request,
  }) => {
    const email = freshEmail();
    await page.goto('/contact');
    await write(page, 'kim@owner');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Please check your message' })).toBeVisible();
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Kim Owner');
    await page.goto('/contact');
    await write(page, email, 'Line one\nLine two');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Read it once more, then send' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'What would you like to know?' })).toHaveValue(
      'Line one\nLine two',
    );
    // Sent sooner than a person reads, it is refused and shown again.
    await expect(async () => {
      const answering = page.waitForResponse((response) => response.request().method() === 'POST');
      await send(page).click();
      expect((await answering).status()).not.toBe(400);
    }).toPass();
    await expect(page).toHaveURL('/contact#sent');
    await expect(page.getByRole('heading', { name: sentTitle })).toBeVisible();
    expect(await countReceived(request, email)).toBe(1);
  });
});
