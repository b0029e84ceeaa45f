import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    isFirstDocument?: true;
  }
}

/** The sizes of the sessions: a laptop, and a phone of today. */
export async function setSessionWindow(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.setViewportSize({ width: 390, height: 844 });
}

/** From here on nothing may load the page anew: styles and code of every screen stay, as they do for a person. */
export const beginSession = (page: Page): Promise<true> =>
  page.evaluate(() => (window.isFirstDocument = true));

export const expectSameSession = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => window.isFirstDocument), 'the page was loaded anew').toBe(true);
