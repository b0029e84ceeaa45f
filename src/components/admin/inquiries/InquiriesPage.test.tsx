import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '@/domain/accounts/roles';
import type { InquiryDetails } from '@/schemas/inquiryDesk';
import { queryClient } from '@/client/queryClient';
import { fakeApi, heldAnswer, listAnswer, refusal } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { InquiriesPage } from './InquiriesPage';

const [first, second] = ['2026-11-01T09:00:00.000Z', '2026-11-02T09:00:00.000Z'];

const inquiry: InquiryDetails = {
  ...{ id: 5, name: 'Kim Asker', email: 'kim@example.com', company: null, status: 'new', owner: null },
  ...{
    createdAt: first,
    updatedAt: first,
    message: 'We type orders.\nCan you help?',
    entries: [],
    account: null,
  },
  cameBy: { sentFrom: '/contact', firstPage: '/story', referrer: null },
  reply: { delivers: true, subject: 'Re: Your message', quoted: 'We type orders.\nCan you help?' },
};
const listed = (({ id, name, email, company, status, owner, createdAt }) => ({
  ...{ id, name, email, company, status, owner, createdAt },
  ...{ excerpt: 'We type orders. Can you help?', isCall: false, repliedAt: null },
}))(inquiry);

const entry = (text: string, facts = {}) => ({
  ...{ id: 1, kind: 'note' as const, text, author: 'Nadia Owner', at: second, delivery: null },
  ...facts,
});

function openInbox(
  query: string,
  { role = 'admin', shown = inquiry }: { role?: Role; shown?: InquiryDetails } = {},
) {
  const counts = { new: 120, answered: 1, won: 0, lost: 0, spam: 1_000 };
  const account = accountOf({ role });
  const api = fakeApi({
    'GET /api/auth/me': account,
    'GET /api/admin/inquiries': listAnswer([listed]),
    'GET /api/admin/inquiries/5': shown,
    'GET /api/admin/inquiries/counts': counts,
    'GET /api/admin/inquiries/owners': [{ id: 3, name: 'Administrator' }],
  });
  const open = (as = account) => {
    router.start(`/admin/inquiries${query}`);
    return renderGuarded(<InquiriesPage />, as);
  };
  let opened = open();
  const { person } = opened;
  const reload = (as = account) => {
    opened.unmount();
    queryClient.clear();
    api.answer({ 'GET /api/auth/me': as });
    opened = open(as);
  };
  return { api, person, reload };
}

const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
const handling = async () => within(await screen.findByRole('form', { name: 'Owner and state' }));
const select = async (name: string) => (await handling()).getByRole<HTMLSelectElement>('combobox', { name });

it('says what is missing in a reply, sends one once, and shows that it is on its way', async () => {
  const { api, person } = openInbox('?id=5');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
  await person.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Write a reply first')).toBeTruthy();
  const replies = 'POST /api/admin/inquiries/5/replies';
  const sent = { ...inquiry, status: 'answered', updatedAt: second } as const;
  const { answer, letGo } = heldAnswer(() => ({
    ...sent,
    entries: [entry('Yes, we can.', { kind: 'reply', delivery: 'waiting' })],
  }));
  api.answer({ [replies]: answer });
  await person.type(field, 'Yes, we can.');
  await person.dblClick(screen.getByRole('button', { name: 'Send reply' }));
  letGo();
  expect((await screen.findByText('Yes, we can.')).closest('li')?.textContent).toContain('on its way');
  expect(screen.getAllByText('In talks').length).toBeGreaterThan(0);
  await waitFor(() => expect(field.value).toBe(''));
  expect(api.callsOf(replies)).toMatchObject([{ body: { text: 'Yes, we can.', seen: 0 } }]);
});

it('keeps a reply that was not sent', async () => {
  const { api, person } = openInbox('?id=5');
  api.answer({ 'POST /api/admin/inquiries/5/replies': () => refusal(500, '') });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
  await person.type(field, 'Yes, we can.');
  await person.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('The reply was not sent. Your text is still here.')).toBeTruthy();
  expect(field.value).toBe('Yes, we can.');
});

it('offers one’s own mail program where no mail server is set', async () => {
  openInbox('?id=5', { shown: { ...inquiry, reply: { ...inquiry.reply, delivers: false } } });
  expect(await screen.findByText(/^No mail server is set/)).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Write in your email program' });
  const address = link.getAttribute('href') ?? '';
  expect(address).toContain('mailto:kim@example.com?subject=Re%3A%20Your%20message');
  expect(decodeURIComponent(address)).toContain('> We type orders.\r\n> Can you help?');
});

it('leaves what was chosen and not saved yet when a note is added, and the keyboard where it was', async () => {
  const { api, person } = openInbox('?id=5');
  await screen.findByRole('option', { name: 'Administrator' });
  await person.selectOptions(await select('Owner'), 'Administrator');
  const theirs = { ...inquiry, status: 'answered', updatedAt: second } as const;
  api.answer({
    'POST /api/admin/inquiries/5/notes': { ...theirs, entries: [entry('Called, nobody there')] },
    'PUT /api/admin/inquiries/5': { ...theirs, owner: { id: 3, name: 'Administrator' } },
  });
  await person.type(await note(), 'Called, nobody there');
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect((await note()).value).toBe(''));
  expect(screen.getByText('Called, nobody there').closest('li')?.textContent).toContain('Nadia Owner');
  expect((await select('State')).value).toBe('answered');
  expect((await select('Owner')).value).toBe('3');
  (await handling()).getByRole('button', { name: 'Save' }).focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect((await select('Owner')).value).toBe('3');
  expect(api.callsOf('PUT /api/admin/inquiries/5')).toMatchObject([
    { body: { status: 'answered', ownerId: 3, updatedAt: second } },
  ]);
});

it('keeps what is typed over a reload, for its writer alone', async () => {
  const { person, reload } = openInbox('?id=5');
  await person.type(await note(), 'Called, nobody there');
  reload();
  expect((await note()).value).toBe('Called, nobody there');
  reload(accountOf({ id: 8, role: 'marketer' }));
  expect(await screen.findByText('Only administrators can reply here.')).toBeTruthy();
  expect((await note()).value).toBe('');
});

for (const when of ['before a choice', 'before a note that was written after it'] as const) {
  it(`tells the second what the first chose ${when}`, async () => {
    const { api, person } = openInbox('?id=5');
    const lost = { ...inquiry, status: 'lost', updatedAt: second } as const;
    await person.selectOptions(await select('State'), 'Won');
    if (when !== 'before a choice') {
      api.answer({ 'POST /api/admin/inquiries/5/notes': { ...lost, entries: [entry('Called')] } });
      await person.type(await note(), 'Called');
      await person.click(screen.getByRole('button', { name: 'Add note' }));
      expect(await screen.findByText('Called', { selector: 'li *' })).toBeTruthy();
      expect((await select('State')).value).toBe('won');
    }
    const outdated =
      'Someone else changed this inquiry in the meantime. Load the latest to see what they chose.';
    api.answer({
      'PUT /api/admin/inquiries/5': () =>
        Response.json({ message: outdated, version: second }, { status: 409 }),
      'GET /api/admin/inquiries/5': lost,
    });
    const form = await handling();
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(outdated)).toBeTruthy();
    expect(api.callsOf('PUT /api/admin/inquiries/5')[0]?.body).toMatchObject({ updatedAt: first });
    await person.click(form.getByRole('button', { name: 'Load the latest' }));
    expect(document.activeElement).toBe(await select('State'));
    await waitFor(async () => expect((await select('State')).value).toBe('lost'));
    expect(form.queryByText(outdated)).toBeNull();
    api.answer({ 'PUT /api/admin/inquiries/5': { ...lost, status: 'won' } });
    await person.selectOptions(await select('State'), 'Won');
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.callsOf('PUT /api/admin/inquiries/5')[1]?.body).toMatchObject({ updatedAt: second });
  });
}

it('shows marketers the list, how many there are of each state, and no file of it', async () => {
  openInbox('?search=kim', { role: 'marketer' });
  expect(await screen.findByText('1 inquiry')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Spam\s?999\+/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export list' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Kim Asker' }).getAttribute('href')).toBe(
    '/admin/inquiries?search=kim&id=5',
  );
});

it('lets marketers neither reply nor delete', async () => {
  openInbox('?id=5', { role: 'marketer' });
  expect(await screen.findByText('Only administrators can reply here.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete inquiry' })).toBeNull();
});

it('deletes an inquiry for good, and goes back to the list', async () => {
  const { api, person } = openInbox('?search=kim&id=5');
  api.answer({ 'DELETE /api/admin/inquiries/5': () => refusal(500, '') });
  await person.click(await screen.findByRole('button', { name: 'Delete inquiry' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this inquiry?' }));
  await person.click(dialog.getByRole('button', { name: 'Delete inquiry' }));
  expect(await dialog.findByText('The inquiry was not deleted. Try again in a moment.')).toBeTruthy();
  api.answer({
    'DELETE /api/admin/inquiries/5': { message: 'Deleted' },
    'GET /api/admin/inquiries': listAnswer([]),
  });
  await person.click(dialog.getByRole('button', { name: 'Delete inquiry' }));
  expect(await screen.findByText('The inquiry from Kim Asker was deleted')).toBeTruthy();
  expect(await screen.findByText('No inquiries match.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Inquiries' }));
  expect(window.location.search).toBe('?search=kim');
});
