import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { watchForeignRequests } from './support/watchForeignRequests';

const bookingPage = 'https://cal.com/example-firm/30min';
const vendorScript = 'https://app.cal.com/embed/embed.js';

/** What the vendor's script does with our queue: it works it off, then takes calls itself. */
const fakeVendor = `
  const event = window.Cal.ns['30min'];
  window.calCalls = [...event.q];
  window.Cal.ns['30min'] = Object.assign((...call) => window.calCalls.push(call), { q: [], ns: {} });
`;

declare global {
  interface Window {
    calCalls?: [name: string, argument?: unknown][];
  }
}

const calls = (page: Page) =>
  page.evaluate(() => (window.calCalls ?? []).map(([name, argument]) => JSON.stringify([name, argument])));
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => (entry as { event?: string }).event)
      .filter((event) => event?.startsWith('booking')),
  );

const bookHere = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Book Strategy Call' });

test.use({ expectedNoise: /ERR_FAILED|ERR_BLOCKED_BY_CLIENT/ });

test('Booking links are plain links, and open the calendar over the page where it can be fetched', async ({
  page,
  browser,
}) => {
  const count = async (name: string) =>
    (await calls(page)).filter((call) => call.startsWith(`["${name}"`)).length;

  await test.step('without JavaScript they are plain links, and the first figure is a sample', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/');
    expect(await plain.locator(`a[href="${bookingPage}"]`).count()).toBeGreaterThan(3);
    await expect(plain.getByText('A sample until you put in your own numbers')).toBeVisible();
    await expect(plain.getByText('$63,000')).toBeVisible();
    await context.close();
  });

  await test.step('with the vendor unreachable they lead to the booking page', async () => {
    await page.route(vendorScript, (route) => route.abort());
    await page.route(bookingPage, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Pick a time</title>' }),
    );
    await page.goto('/ai-consulting-services');
    await page.getByRole('link', { name: 'Book a Call' }).first().click();
    await expect(page).toHaveURL(bookingPage);
    await page.unroute(vendorScript);
    await page.route(vendorScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeVendor }),
    );
  });

  const asked = watchForeignRequests(page);
  await test.step('the calendar opens over the page, and nothing is asked of the vendor before', async () => {
    await page.goto('/');
    const button = bookHere(page).first();
    await expect(button).toHaveAttribute('href', bookingPage);
    await button.hover();
    await page.waitForLoadState('networkidle');
    expect(asked, 'before a click').toEqual([]);
    const counted = page.waitForResponse('/api/counts/booking-open');
    await button.click();
    expect((await counted).status()).toBe(200);
    const opening = JSON.stringify([
      'modal',
      {
        calLink: 'example-firm/30min',
        calOrigin: 'https://app.cal.com',
        config: { layout: 'month_view' },
      },
    ]);
    await expect.poll(() => calls(page)).toContain(opening);
    expect(await calls(page)).toContain('["ui",{"layout":"month_view"}]');
    expect(asked).toEqual([vendorScript]);
    await expect(page).toHaveURL('/');
    expect(await events(page)).toEqual(['booking_open']);
  });

  await test.step('it says when a call is booked', async () => {
    await page.evaluate(() => {
      const listeners = (window.calCalls ?? []).map(
        ([, argument]) => argument as { action?: string; callback?: () => void } | undefined,
      );
      listeners.find((listener) => listener?.action === 'bookingSuccessfulV2')?.callback?.();
    });
    expect(await events(page)).toEqual(['booking_open', 'booking_success']);
  });

  await test.step('after a change of page it is set up again, and opens without a second download', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'AI Consulting Services' }).click();
    await expect(page).toHaveURL('/ai-consulting-services');
    await expect.poll(() => count('ui')).toBe(2);
    await bookHere(page).first().click();
    await expect.poll(() => count('modal')).toBe(2);
    expect(asked).toEqual([vendorScript]);
  });
});
