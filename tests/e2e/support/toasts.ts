import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What live regions and the panel's toasts said in this document, oldest first, until a test has asked for it. */
    said?: string[];
  }
}

/** Runs in the page, before its own scripts: notes what is said. */
export function noteWhatIsSaid(): void {
  const said: string[] = [];
  window.said = said;
  const spoken = '[role="status"], [data-sonner-toast]';
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = (element?.closest(spoken) ?? element?.querySelector(spoken))?.textContent;
    if (text) said.push(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) note(node);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** A toast goes after three seconds, in which a busy machine may not come to look: whether it was there is asked. */
export async function expectSaid(page: Page, message: string | RegExp): Promise<void> {
  const isMeant = (text: string) =>
    typeof message === 'string' ? text.includes(message) : message.test(text);
  const lookForIt = async () => {
    const said = await page.evaluate(() => window.said ?? []);
    return said.some(isMeant) ? 'said' : said;
  };
  await expect.poll(lookForIt).toBe('said');
  // The next one is another.
  await page.evaluate(() => window.said?.splice(0));
}
