import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts of live regions and the panel's toasts in this document, oldest first. `expectSaid` empties it. */
    announcements?: string[];
  }
}

/** Runs in the page, before its own scripts: records texts of live regions and toasts. */
export function recordAnnouncements(): void {
  const announcements: string[] = [];
  window.announcements = announcements;
  const announcing = '[role="status"], [data-sonner-toast]';
  const record = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = (element?.closest(announcing) ?? element?.querySelector(announcing))?.textContent;
    if (text) announcements.push(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) record(node);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Checks the recorded texts: a toast disappears after three seconds, before a busy machine looks at the page. */
export async function expectSaid(page: Page, message: string | RegExp): Promise<void> {
  const isExpected = (text: string) =>
    typeof message === 'string' ? text.includes(message) : message.test(text);
  const findIt = async () => {
    const said = await page.evaluate(() => window.announcements ?? []);
    return said.some(isExpected) ? 'said' : said;
  };
  await expect.poll(findIt).toBe('said');
  // The next call expects a new announcement.
  await page.evaluate(() => window.announcements?.splice(0));
}
