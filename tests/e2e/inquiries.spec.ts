import type { APIRequestContext, Page } from '@playwright/test';
import type { InquiryDetails } from '@/schemas/inquiryDesk';
import { createAccount, freshEmail, signInAs } from './support/accounts';
import { insertInquiry } from './support/database';
import { expect, sentAnew, test } from './support/test';
import { expectSaid } from './support/toasts';

const message = 'We type orders.\nCan you help?';

function newVisitor() {
  const email = freshEmail();
  return { name: `Kim ${email.slice(0, 8)}`, email };
}

/** A visitor whose message is there. */
async function visitorWithMessage() {
  const visitor = newVisitor();
  return { ...visitor, id: await insertInquiry({ ...visitor, message }) };
}

/** A visitor who came to the contact page by another one, and what they are called. */
async function writeToFirm(page: Page): Promise<{ name: string; email: string }> {
  const { name, email } = newVisitor();
  await page.goto('/story');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit'))).toContain('/story');
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'What would you like to know?' }).fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  return { name, email };
}

const fitsItsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const main = (page: Page) => page.getByRole('main');

test('an administrator finds what a visitor wrote, hands it on, notes, and closes it', async ({
  page,
  expectAccessible,
}) => {
  const { name, email } = await writeToFirm(page);
  await signInAs(page, 'admin');
  await page.goto('/admin/inquiries');
  await expectAccessible();
  await page.getByRole('searchbox', { name: /^Search name/ }).fill(email);
  const table = page.getByRole('table', { name: 'Inquiries' });
  await expect(table.getByRole('row')).toHaveCount(2);
  // The search has got into the address by then, which it would otherwise change after the click.
  await expect(page).toHaveURL(/search=/);
  await expect(table).toContainText('We type orders. Can you help?');
  expect(await fitsItsWindow(page)).toBe(true);
  await table.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  expect(await fitsItsWindow(page)).toBe(true);
  await expect(main(page)).toContainText('Began the visit at/story');
  await expect(main(page)).toContainText('Wrote from/contact');
  await expectAccessible();

  await page.getByRole('textbox', { name: 'Your note' }).fill('Called, nobody there');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('Called, nobody there');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Called, nobody there' })).toContainText(
    'Robin Example',
  );
  await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('');

  const handling = page.getByRole('form', { name: 'Who answers, and how it goes' });
  await handling.getByRole('combobox', { name: 'Owner' }).selectOption({ label: 'Administrator' });
  await handling.getByRole('combobox', { name: 'State' }).selectOption('Won');
  await handling.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'Saved');
  await page.getByRole('link', { name: 'All inquiries' }).click();
  await expect(page).toHaveURL(/\/admin\/inquiries\?search=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Inquiries' })).toBeFocused();
  await expect(table.getByRole('row').nth(1)).toContainText('Won');
  await expect(table.getByRole('row').nth(1)).toContainText('Administrator');
  await page.getByRole('button', { name: /^New/ }).click();
  await expect(page.getByText('No inquiries match.')).toBeVisible();
});

/** As if a mail server were set: the site under test has none. */
async function pretendMailServer(page: Page): Promise<{ sent: unknown[] }> {
  const sent: unknown[] = [];
  const own = /\/api\/admin\/inquiries\/\d+$/;
  await page.route(own, async (route) => {
    const response = await route.fetch(sentAnew);
    const inquiry = (await response.json()) as InquiryDetails;
    await route.fulfill({ response, json: { ...inquiry, reply: { ...inquiry.reply, delivers: true } } });
  });
  await page.route(/\/api\/admin\/inquiries\/\d+\/replies$/, async (route) => {
    const { text } = route.request().postDataJSON() as { text: string };
    sent.push(route.request().postDataJSON());
    const address = route.request().url().replace('/replies', '');
    const inquiry = (await (
      await route.fetch({ url: address, method: 'GET', ...sentAnew })
    ).json()) as InquiryDetails;
    const at = new Date().toISOString();
    const entry = { id: 1, kind: 'reply', text, author: 'Robin Example', at, delivery: 'waiting' } as const;
    const reply = { ...inquiry.reply, delivers: true };
    await route.fulfill({ status: 201, json: { ...inquiry, status: 'answered', entries: [entry], reply } });
  });
  return { sent };
}

test('a reply is sent from the screen', { tag: '@desktop' }, async ({ page, expectAccessible }) => {
  const { id } = await visitorWithMessage();
  await signInAs(page, 'admin');
  const { sent } = await pretendMailServer(page);
  await page.goto(`/admin/inquiries?id=${id}`);
  const field = page.getByRole('textbox', { name: 'Your reply' });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Write a reply first')).toBeVisible();
  await field.fill('Yes, we can.');
  await page.getByRole('button', { name: 'Send reply' }).dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, we can.' })).toContainText('on its way');
  await expect(main(page).getByText('In talks').first()).toBeVisible();
  await expect(field).toHaveValue('');
  await expectAccessible();
  expect(sent).toEqual([{ text: 'Yes, we can.', seen: 0 }]);
});

test(
  'a note leaves what was chosen and not saved yet, and a save leaves the keyboard where it was',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id } = await visitorWithMessage();
    await signInAs(page, 'admin');
    await page.goto(`/admin/inquiries?id=${id}`);
    const handling = page.getByRole('form', { name: 'Who answers, and how it goes' });
    const owner = handling.getByRole('combobox', { name: 'Owner' });
    const state = handling.getByRole('combobox', { name: 'State' });
    await owner.selectOption({ label: 'Administrator' });
    const chosen = await owner.inputValue();
    const path = `/api/admin/inquiries/${id}`;
    const other = await createAccount('marketer');
    const headers = { Authorization: `Bearer ${other.token}` };
    const { updatedAt } = (await (await page.request.get(path, { headers })).json()) as InquiryDetails;
    await page.request.put(path, { headers, data: { status: 'answered', updatedAt } });
    await page.getByRole('textbox', { name: 'Your note' }).fill('Called, nobody there');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Called, nobody there' })).toBeVisible();
    await expect(state).toHaveValue('answered');
    await expect(owner).toHaveValue(chosen);

    const save = handling.getByRole('button', { name: 'Save' });
    await save.press('Enter');
    await expectSaid(page, 'Saved');
    await expect(save).toBeFocused();
    await expect(owner).toHaveValue(chosen);
    await page.reload();
    await expect(owner).toHaveValue(chosen);
    await expect(state).toHaveValue('answered');
  },
);

test(
  'what is typed stays with its writer when somebody else signs in',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id } = await visitorWithMessage();
    await signInAs(page, 'admin');
    await page.goto(`/admin/inquiries?id=${id}`);
    const note = page.getByRole('textbox', { name: 'Your note' });
    await note.fill('Called, nobody there');
    await page.reload();
    await expect(note).toHaveValue('Called, nobody there');
    const { token } = await createAccount('marketer');
    await page.context().clearCookies();
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.reload();
    await expect(page.getByText('Administrators reply from here.')).toBeVisible();
    await expect(note).toHaveValue('');
  },
);

test('without a mail server one’s own mail program is offered', { tag: '@desktop' }, async ({ page }) => {
  const { email, id } = await visitorWithMessage();
  await signInAs(page, 'admin');
  await page.goto(`/admin/inquiries?id=${id}`);
  await expect(page.getByText(/^No mail server is set/)).toBeVisible();
  const address = await page.getByRole('link', { name: 'Write in your email program' }).getAttribute('href');
  expect(address).toContain(`mailto:${email}?subject=Re%3A%20Your%20message`);
  expect(decodeURIComponent(address ?? '')).toContain('> We type orders.\r\n> Can you help?');
});

test.describe('two at once', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /409|could not be saved/ });

  /** Somebody else closes it. */
  async function loseInquiry(request: APIRequestContext, id: number): Promise<void> {
    const path = `/api/admin/inquiries/${id}`;
    const other = await createAccount('marketer');
    const headers = { Authorization: `Bearer ${other.token}` };
    const { updatedAt } = (await (await request.get(path, { headers })).json()) as InquiryDetails;
    const answer = await request.put(path, { headers, data: { status: 'lost', updatedAt } });
    expect(answer.status()).toBe(200);
  }

  for (const when of ['before a choice', 'before a note that was written after it'] as const) {
    test(`the second is told, and sees what the first chose ${when}`, async ({ page, request }) => {
      const { id } = await visitorWithMessage();
      await signInAs(page, 'admin');
      await page.goto(`/admin/inquiries?id=${id}`);
      const handling = page.getByRole('form', { name: 'Who answers, and how it goes' });
      const state = handling.getByRole('combobox', { name: 'State' });
      await expect(handling).toBeVisible();
      if (when === 'before a choice') {
        await loseInquiry(request, id);
        await state.selectOption('Won');
      } else {
        await state.selectOption('Won');
        await loseInquiry(request, id);
        await page.getByRole('textbox', { name: 'Your note' }).fill('Called, nobody there');
        await page.getByRole('button', { name: 'Add note' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: 'Called, nobody there' })).toBeVisible();
        await expect(state).toHaveValue('won');
      }

      await handling.getByRole('button', { name: 'Save' }).click();
      const outdated = page.getByText(
        'Someone else changed this inquiry in the meantime. Load the latest to see what they chose.',
      );
      await expect(outdated).toBeVisible();
      await handling.getByRole('button', { name: 'Load the latest' }).click();
      await expect(handling.getByRole('combobox', { name: 'State' })).toBeFocused();
      await expect(state).toHaveValue('lost');
      await expect(outdated).toBeHidden();
      await state.selectOption('Won');
      await handling.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Saved');
    });
  }
});

test(
  'the navigation says how many are new, and marketers may look',
  { tag: '@desktop' },
  async ({ page }) => {
    const { name, email } = await visitorWithMessage();
    await signInAs(page, 'marketer');
    let timesAsked = 0;
    await page.route('**/api/admin/inquiries/counts', (route) => {
      timesAsked += 1;
      return route.fulfill({ json: { new: 120, answered: 1, won: 0, lost: 0, spam: 1_000 } });
    });
    await page.goto('/admin/blog');
    await page.getByRole('button', { name: /^More.*99\+ new/ }).click();
    const inbox = page.getByRole('link', { name: 'Inquiries 99+ new' });
    await expect(inbox).toBeVisible();
    expect(timesAsked).toBe(1);
    await inbox.click();
    await expect(page.getByRole('button', { name: 'Spam 999+' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export list' })).toHaveCount(0);
    await page.getByRole('searchbox', { name: /^Search name/ }).fill(email);
    await expect(page.getByText('1 inquiry', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('link', { name }).click();
    await expect(page.getByText('Administrators reply from here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete inquiry' })).toHaveCount(0);
  },
);

test('an inquiry is deleted for good', { tag: '@desktop' }, async ({ page }) => {
  const { name, email } = await visitorWithMessage();
  await signInAs(page, 'admin');
  await page.goto(`/admin/inquiries?search=${email}`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete inquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this inquiry?' });
  await dialog.getByRole('button', { name: 'Delete inquiry' }).click();
  await expectSaid(page, `The inquiry from ${name} was deleted`);
  await expect(page.getByText('No inquiries match.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Inquiries' })).toBeFocused();
});
