import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportedLine, RedirectAnswer } from '@/schemas/redirects';
import { fakeApi, listAnswer, refusal } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { RedirectsPage } from './RedirectsPage';

const path = '/api/admin/redirects';
const [first, second] = ['2026-11-01T09:00:00.000Z', '2026-11-02T09:00:00.000Z'];
const redirect: RedirectAnswer = { id: 5, from: '/old', to: '/story', isPermanent: true, updatedAt: first };
const missing = {
  ...{ path: '/what-says.html', count: 3, firstAt: first, lastAt: second, suggestion: '/blog/what-says' },
};

async function openRedirects(redirects = [redirect]) {
  const api = fakeApi({
    'GET /api/auth/me': accountOf({ role: 'marketer' }),
    [`GET ${path}`]: listAnswer(redirects),
    'GET /api/admin/missing-addresses': listAnswer([missing]),
  });
  const { person } = renderGuarded(<RedirectsPage />, accountOf({ role: 'marketer' }));
  await screen.findByRole('table', { name: 'Asked for and not found' });
  const press = (name: string | RegExp, place: Pick<typeof screen, 'getByRole'> = screen) =>
    person.click(place.getByRole('button', { name }));
  return { api, person, press };
}

const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));
type Place = ReturnType<typeof dialogOf>;
const field = (place: Place, name: string) => place.getByRole<HTMLInputElement>('textbox', { name });
const fill = (place: Place, name: string, value: string) =>
  fireEvent.change(field(place, name), { target: { value } });

it('says what redirects are for while there are none', async () => {
  await openRedirects([]);
  expect(await screen.findByRole('heading', { name: 'No redirects yet' })).toBeTruthy();
});

it('says at its fields why a redirect was refused, and adds it once it is right', async () => {
  const { api, press } = await openRedirects();
  await press('Add redirect');
  const dialog = dialogOf('Add redirect');
  await press('Save redirect', dialog);
  expect(await dialog.findByText('Enter the old address.')).toBeTruthy();
  expect(dialog.getByText('Enter where it leads.')).toBeTruthy();
  fill(dialog, 'Old address', '/team');
  fill(dialog, 'Leads to', '//evil.example');
  const taken = 'The site itself answers at this address.';
  api.answer({ [`POST ${path}`]: () => refusal(400, taken, [{ field: 'from', message: taken }]) });
  await press('Save redirect', dialog);
  expect(await dialog.findByText(taken)).toBeTruthy();
  fill(dialog, 'Old address', '/older');
  const older = { ...redirect, id: 6, from: '/older' };
  api.answer({ [`POST ${path}`]: older, [`GET ${path}`]: listAnswer([older, redirect]) });
  await press('Save redirect', dialog);
  expect((await screen.findByText('/older')).closest('[role="row"], tr')?.textContent).toContain('Permanent');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows what somebody else changed of a redirect, and saves over that version', async () => {
  const { api, person, press } = await openRedirects();
  await press('Edit redirect from /old');
  const dialog = dialogOf('Edit redirect');
  fill(dialog, 'Leads to', '/contact');
  const outdated = 'Someone else changed this redirect in the meantime.';
  const theirs = { ...redirect, to: '/our-story', updatedAt: second };
  api.answer({ [`PUT ${path}/5`]: () => Response.json({ message: outdated, ...theirs }, { status: 409 }) });
  await press('Save redirect', dialog);
  expect(await dialog.findByText(outdated)).toBeTruthy();
  await press('Load the latest', dialog);
  expect(field(dialog, 'Leads to').value).toBe('/our-story');
  expect(document.activeElement).toBe(field(dialog, 'Old address'));
  fill(dialog, 'Leads to', '/contact');
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Temporary');
  const saved = { ...redirect, to: '/contact', isPermanent: false };
  api.answer({ [`PUT ${path}/5`]: saved, [`GET ${path}`]: listAnswer([saved]) });
  await press('Save redirect', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Temporary')).toBeTruthy();
  expect(api.callsOf(`PUT ${path}/5`)).toMatchObject([
    { body: { updatedAt: first } },
    { body: { to: '/contact', isPermanent: false, updatedAt: second } },
  ]);
});

it('keeps what was typed of a redirect when the session has ended', async () => {
  const { api, press } = await openRedirects();
  await press('Add redirect');
  const dialog = dialogOf('Add redirect');
  fill(dialog, 'Old address', '/older');
  fill(dialog, 'Leads to', '/story');
  api.answer({ [`POST ${path}`]: () => refusal(401, 'Sign in again') });
  await press('Save redirect', dialog);
  expect(await dialog.findByText(/Your session has ended/)).toBeTruthy();
  expect(field(dialog, 'Old address').value).toBe('/older');
});

it('deletes a redirect after a question', async () => {
  const { api, press } = await openRedirects();
  await press('Delete redirect from /old');
  const question = dialogOf('Delete redirect');
  api.answer({ [`DELETE ${path}/5`]: () => refusal(500, '') });
  await press('Delete', question);
  expect((await question.findByRole('alert')).textContent).toBe('The redirect could not be deleted.');
  api.answer({ [`DELETE ${path}/5`]: { message: 'Deleted' }, [`GET ${path}`]: listAnswer([]) });
  await press('Delete', question);
  expect(await screen.findByText('The redirect from /old was deleted')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Redirects' })).toBeNull();
});

it('begins a redirect with what a visitor did not find and the page most like it, and dismisses others', async () => {
  const { api, press } = await openRedirects();
  const table = within(screen.getByRole('table', { name: 'Asked for and not found' }));
  const row = within(table.getByRole('rowheader').closest<HTMLElement>('[role="row"], tr')!);
  expect(row.getByRole('rowheader').textContent).toBe(missing.path);
  expect(row.getByText('3')).toBeTruthy();
  await press(/^Redirect it/, row);
  const dialog = dialogOf('Add redirect');
  expect(field(dialog, 'Old address').value).toBe(missing.path);
  expect(field(dialog, 'Leads to').value).toBe('/blog/what-says');
  await press('Cancel', dialog);
  const dismissals = 'POST /api/admin/missing-addresses/dismissals';
  api.answer({ [dismissals]: { message: 'Dismissed' }, 'GET /api/admin/missing-addresses': listAnswer([]) });
  await press(/^Dismiss/, row);
  expect(await screen.findByText('Nobody has asked for an address that isn’t there.')).toBeTruthy();
  expect(api.callsOf(dismissals)).toMatchObject([{ body: { path: missing.path } }]);
});

it('checks a file line by line before it is stored', async () => {
  const { api, person, press } = await openRedirects();
  await press('Import CSV');
  const dialog = dialogOf('Import redirects');
  const choose = (bytes: BlobPart) =>
    person.upload(
      dialog.getByLabelText(/^CSV file/),
      new File([bytes], 'redirects.csv', { type: 'text/csv' }),
    );
  await press('Check the file', dialog);
  expect(await dialog.findByText('Choose a CSV file.')).toBeTruthy();
  await choose(Uint8Array.from(Buffer.from('/caf\xe9,/team', 'latin1')));
  await press('Check the file', dialog);
  expect(await dialog.findByText(/Save it as CSV UTF-8, and choose that\.$/)).toBeTruthy();
  expect(api.callsOf(`POST ${path}/import`)).toEqual([]);

  const csv = 'from,to,kind\r\n/a,/b\r\n/b,/team,temporary\r\n/team,/story\r\n';
  const lines: ImportedLine[] = [
    { line: 2, from: '/a', to: '/b', outcome: 'new' },
    { line: 3, from: '/b', to: '/team', outcome: 'new' },
    {
      line: 4,
      from: '/team',
      to: '/story',
      outcome: 'refused',
      message: 'The site itself answers at this address.',
    },
  ];
  api.answer({ [`POST ${path}/import`]: { isStored: false, lines } });
  await choose(csv);
  await press('Check the file', dialog);
  const plan = await dialog.findByText('2 redirects to store, 0 unchanged, 1 refused.');
  expect(document.activeElement).toBe(plan);
  const refused = dialog.getAllByRole('listitem').at(-1)?.textContent;
  expect(refused).toContain('Line 4');
  expect(refused).toContain('The site itself answers at this address.');
  api.answer({ [`POST ${path}/import`]: { isStored: true, lines } });
  await press('Store 2 redirects', dialog);
  expect(document.activeElement).toBe(await dialog.findByText('2 redirects stored, 1 line refused.'));
  expect(api.callsOf(`POST ${path}/import`).map(({ body }) => body)).toEqual([
    { csv, confirm: false },
    { csv, confirm: true },
  ]);
});
