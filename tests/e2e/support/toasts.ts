import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What live regions said in this document, oldest first, until a test has asked for it. */
    said?: string[];
  }
}

/** Runs in the page, before its own scripts: notes what is said. */
export function noteWhatIsSaid(): void {
  const said: string[] = [];
  window.said = said;
  const note = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    const text = element?.closest('[role="status"]')?.textContent;
    if (text) said.push(text);
  };
  new MutationObserver((changes) => changes.forEach(note)).observe(document, {
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
