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

test('the calendar opens over the page, and says when a call is booked', async ({ page }) => {
  const asked = watchForeignRequests(page);
  await page.route(vendorScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeVendor }),
  );
  await page.goto('/');
  const button = page.getByRole('main').getByRole('link', { name: 'Book Strategy Call' }).first();
  await expect(button).toHaveAttribute('href', bookingPage);
  await button.hover();
  await page.waitForLoadState('networkidle');
  expect(asked, 'before a click').toEqual([]);

  const counted = page.waitForResponse('/api/counts/booking-open');
  await button.click();
  expect((await counted).status()).toBe(200);
  const opening = JSON.stringify([
    'modal',
    { calLink: 'example-firm/30min', calOrigin: 'https://app.cal.com', config: { layout: 'month_view' } },
  ]);
  await expect.poll(() => calls(page)).toContain(opening);
  expect(await calls(page)).toContain('["ui",{"layout":"month_view"}]');
  expect(asked).toEqual([vendorScript]);
  await expect(page).toHaveURL('/');
  expect(await events(page)).toEqual(['booking_open']);

  await page.evaluate(() => {
    const listeners = (window.calCalls ?? []).map(
      ([, argument]) => argument as { action?: string; callback?: () => void } | undefined,
    );
    listeners.find((listener) => listener?.action === 'bookingSuccessfulV2')?.callback?.();
  });
  expect(await events(page)).toEqual(['booking_open', 'booking_success']);
});

test(
  'after a change of page the calendar is set up again, and opens without a second download',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked = watchForeignRequests(page);
    await page.route(vendorScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeVendor }),
    );
    const modals = async () => (await calls(page)).filter((call) => call.startsWith('["modal"')).length;
    const setUps = async () => (await calls(page)).filter((call) => call.startsWith('["ui"')).length;
    await page.goto('/');
    await page.locator('#case-title').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Book a Call' }).first().click();
    await expect.poll(modals).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'AI Consulting Services' }).click();
    await expect(page).toHaveURL('/ai-consulting-services');
    await expect.poll(setUps).toBe(2);
    await page.getByRole('main').getByRole('link', { name: 'Book Strategy Call' }).first().click();
    await expect.poll(modals).toBe(2);
    expect(asked).toEqual([vendorScript]);
  },
);

test.describe('with the vendor unreachable', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /ERR_FAILED|ERR_BLOCKED_BY_CLIENT/ });

  test('the button leads to the booking page', async ({ page }) => {
    await page.route(vendorScript, (route) => route.abort());
    await page.route(bookingPage, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Pick a time</title>' }),
    );
    await page.goto('/ai-consulting-services');
    await page.getByRole('link', { name: 'Book a Call' }).first().click();
    await expect(page).toHaveURL(bookingPage);
  });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('booking links are plain links', async ({ page }) => {
    await page.goto('/');
    const links = page.locator(`a[href="${bookingPage}"]`);
    expect(await links.count()).toBeGreaterThan(3);
  });
});
