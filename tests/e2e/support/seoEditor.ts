import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectSaid } from './toasts';

/** The editor of search metadata, as an admin sees it. */
export class SeoEditor {
  readonly dialog: Locator;
  readonly button: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^SEO Settings/ });
    this.button = page.getByRole('button', { name: 'Edit SEO' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.reveal();
    await this.button.click();
    await this.untilLoaded();
  }

  /** The button hides where it would cover a control; at the end of a page nothing is below it. */
  async reveal(): Promise<void> {
    // The page grows when the button arrives.
    const place = this.page.getByRole('complementary', { name: 'Edit SEO', includeHidden: true });
    await expect(place).toBeAttached();
    await this.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(this.button).toBeVisible();
  }

  async untilLoaded(): Promise<void> {
    await expect(this.field('Page Title')).toBeVisible();
    await expect(this.dialog.getByRole('heading', { name: 'Checks' })).toBeVisible();
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true });
  }

  press(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** What is said, wherever it is said. */
  said(message: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: message });
  }

  expectSaid(message: string | RegExp): Promise<void> {
    return expectSaid(this.page, message);
  }
}

/** Saves a page's record through the API, as an admin. What is not given is cleared. */
export async function saveRecord(
  request: APIRequestContext,
  token: string,
  pageKey: string,
  record: Record<string, string> = {},
): Promise<void> {
  const response = await request.post(`/api/seo/public/${pageKey}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: record,
  });
  expect(response.ok()).toBe(true);
}
