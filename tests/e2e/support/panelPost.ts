import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** The text of a post in the panel's form. */
export const panelText = (page: Page): Locator =>
  page.locator('.field-type.rich-text-lexical [contenteditable="true"]').first();

/** Moves the cursor to the end of its line, until the editor has heard of it. */
export async function pressEnd(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** The answer to a save: of the draft by itself, or of what is published. */
export const savedInPanel = (page: Page, isAutosave: boolean, words = ''): Promise<Response> =>
  page.waitForResponse((response) => {
    const request = response.request();
    return (
      request.method() === 'PATCH' &&
      response.url().includes('/api/posts/') &&
      response.url().includes('autosave=true') === isAutosave &&
      (request.postData() ?? '').includes(words)
    );
  });

/** Publishes what has been changed, once the draft is saved. */
export async function publishInPanel(page: Page, autosaved: Promise<Response>): Promise<void> {
  expect((await autosaved).ok()).toBe(true);
  const published = savedInPanel(page, false);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await published).ok()).toBe(true);
}

/** As the panel writes a moment: "Nov 20, 2026 11:47 AM". */
const panelMoment = (moment: Date): string =>
  moment
    .toLocaleString('en-US', {
      ...{ month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    })
    .replace(/,(?= \d+:)/, '');

/** Has the post whose form is open go out then. */
export async function scheduleInPanel(page: Page, moment: Date): Promise<Locator> {
  // The arrow beside the button has no name.
  await page.locator('.form-submit .popup-button').click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Publish', { exact: true }).first().click();
  await drawer.locator('.date-time-picker input').fill(panelMoment(moment));
  // Closes the calendar.
  await drawer.getByRole('heading').first().click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  return drawer;
}

/** Asks for the document whose form is open to be deleted: until the question is there. */
export async function askToDeleteInPanel(page: Page): Promise<Locator> {
  await page
    .locator('.doc-controls__popup > .popup__trigger-wrap button, .doc-controls__popup button')
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  return page.getByRole('dialog').filter({ hasText: 'Confirm deletion' });
}

/** Brings words for a picture that was pasted or dropped, and has it uploaded. */
export async function describeInPanel(page: Page, alt: string): Promise<void> {
  const drawer = page.getByRole('dialog').filter({ hasText: '1 File to Upload' });
  // Payload's labels name other ids in a drawer than its fields have.
  await drawer.locator('[name="alt"]').fill(alt);
  await drawer.getByRole('button', { name: /^Save/ }).click();
}

/** Makes what is selected in the text, or the word at its cursor, a link to a page or post that is found by its title. */
export async function linkInPanel(
  page: Page,
  { title, slug }: { title: string; slug: string },
): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  const drawer = page.getByRole('dialog').filter({ hasText: 'Edit Link' });
  const address = drawer.getByRole('textbox', { name: 'URL' });
  await address.fill(title);
  await drawer.getByRole('button', { name: `${title} /blog/${slug}` }).click();
  // What would go later moves the button away from whoever is about to press it.
  expect(await drawer.getByRole('list', { name: 'Pages and posts' }).count()).toBe(0);
  await expect(address).toHaveValue(`/blog/${slug}`);
  await expect(address).toBeFocused();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
}
