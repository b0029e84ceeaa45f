import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeUsers, fillIn, managedUser, openUsers } from '@tests/components/managedUsers';
import { heldAnswer, listAnswer, refusal } from '@tests/components/fakeApi';

const ada = managedUser(1, { name: 'Ada Client' });
const path = '/api/admin/users/1';

/** A conflict because of another user's change. */
const changedBy = (version: string) =>
  Response.json(
    { message: 'Changed meanwhile', version, changedAt: version, changedBy: 'Sam Colleague' },
    { status: 409 },
  );

async function openAdding() {
  const api = fakeUsers([ada]);
  const users = openUsers();
  await users.table();
  await users.press('Add New User');
  const dialog = await users.dialog('Add New User');
  const fillAll = (facts: Record<string, string>) => {
    for (const [name, value] of Object.entries(facts))
      fillIn(dialog.getByLabelText(new RegExp(`^${name}`)), value);
  };
  return { api, users, dialog, fillAll };
}

async function openEditing() {
  const api = fakeUsers([ada]);
  const users = openUsers();
  await users.table();
  await users.press(/^Edit/, users.rowOf(ada.name));
  const dialog = await users.dialog('Edit User');
  await dialog.findByLabelText('Company');
  return { api, users, dialog };
}

it('says what is missing or wrong in a new user, and sends nothing', async () => {
  const { api, users, dialog, fillAll } = await openAdding();
  const create = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create User' });
  expect(create.disabled).toBe(true);
  expect(dialog.getByText('Please fill in all required fields')).toBeTruthy();
  fillAll({ Name: 'Åsa', Email: 'nobody', Password: '12345', 'Report Limit': '101' });
  await users.person.click(create);
  expect(await dialog.findByText('Enter a valid email address')).toBeTruthy();
  expect(dialog.getByText('Must be at least 6 characters')).toBeTruthy();
  expect(dialog.getByText('Report limit must be a whole number from 1 to 100')).toBeTruthy();
  expect(api.callsOf('POST /api/admin/users')).toEqual([]);
});

it('adds an administrator without a limit, and begins the next one empty', async () => {
  const { api, users, dialog, fillAll } = await openAdding();
  api.answer({ 'POST /api/admin/users': managedUser(2, { name: 'Åsa', role: 'admin', isAdmin: true }) });
  fillAll({ Name: 'Åsa', Email: 'asa@example.com', Password: 'a good one 8' });
  await users.person.selectOptions(dialog.getByLabelText('User Type'), 'Admin');
  expect(dialog.queryByLabelText(/^Report Limit/)).toBeNull();
  await users.press('Create User', dialog);
  expect(await screen.findByText('Åsa was added')).toBeTruthy();
  expect(api.callsOf('POST /api/admin/users')).toMatchObject([{ body: { name: 'Åsa', role: 'admin' } }]);
  await users.press('Add New User');
  expect((await users.dialog('Add New User')).getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
});

it('says at the field that an address is taken, and leads there', async () => {
  const { api, users, dialog, fillAll } = await openAdding();
  const taken = 'An account with this email already exists';
  api.answer({ 'POST /api/admin/users': () => refusal(409, taken, [{ field: 'email', message: taken }]) });
  fillAll({ Name: 'Second', Email: 'taken@example.com', Password: 'a good one 8' });
  await users.press('Create User', dialog);
  await dialog.findByText(taken);
  const email = dialog.getByLabelText(/^Email/);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
});

it('offers no way to delete an administrator, who has no company', async () => {
  fakeUsers([managedUser(1, { name: 'Ada Admin', role: 'admin', isAdmin: true })]);
  const users = openUsers();
  await users.table();
  const row = users.rowOf('Ada Admin');
  expect(row.getByText('N/A')).toBeTruthy();
  expect(row.getByText('Admin')).toBeTruthy();
  const remove = row.getByRole<HTMLButtonElement>('button', { name: /^Delete/ });
  expect([remove.disabled, remove.title]).toEqual([true, 'Administrators can’t be deleted']);
});

it('shows the latest ten analyses of a user', async () => {
  const api = fakeUsers([ada]);
  const analyses = Array.from({ length: 10 }, (_, index) => ({
    ...{ id: index + 1, list_name: `Plan ${index + 1}`, industry: 'Retail', created_at: ada.createdAt },
  }));
  api.answer({ [`GET ${path}/reports`]: listAnswer(analyses, 11) });
  const users = openUsers();
  await users.table();
  await users.press(/^View/, users.rowOf(ada.name));
  const details = await users.dialog('User Details');
  expect(await details.findAllByRole('button', { name: /^View Plan/ })).toHaveLength(10);
  expect(details.getByText('The latest 10 of 11')).toBeTruthy();
});

it('keeps a dialog open until its save is answered', async () => {
  const { api, users, dialog } = await openEditing();
  const { answer, letGo } = heldAnswer(() => ({ ...ada, company: 'Slow Line Ltd' }));
  api.answer({ [`PUT ${path}`]: answer });
  fillIn(dialog.getByLabelText('Company'), 'Slow Line Ltd');
  await users.press('Save Changes', dialog);
  expect(dialog.getByRole('button', { name: 'Saving...' })).toBeTruthy();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { bubbles: true, cancelable: true }));
  await users.press('Close', dialog);
  expect(dialog.getByRole('button', { name: 'Saving...' })).toBeTruthy();
  letGo();
  expect(await screen.findByText('Ada Client was saved')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before Escape discards changes to a user', async () => {
  const { users, dialog } = await openEditing();
  const escape = () =>
    fireEvent(
      screen.getByRole('dialog', { name: 'Edit User' }),
      new Event('cancel', { bubbles: true, cancelable: true }),
    );
  fillIn(dialog.getByLabelText('Company'), 'Typed Supply');
  escape();
  await users.press('Keep editing', await users.dialog('Unsaved changes'));
  expect(dialog.getByLabelText<HTMLInputElement>('Company').value).toBe('Typed Supply');
  escape();
  await users.press('Discard changes', await users.dialog('Unsaved changes'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes an unchanged user on Escape, and on Cancel what Edit opened', async () => {
  const { users, dialog } = await openEditing();
  await users.press('Cancel', dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  await users.press(/^Edit/, users.rowOf(ada.name));
  const again = await users.dialog('Edit User');
  await again.findByLabelText('Company');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { bubbles: true, cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await users.press(/^View/, users.rowOf(ada.name));
  const details = await users.dialog('User Details');
  await users.press('Edit', details);
  await users.press('Cancel', await users.dialog('Edit User'));
  expect(await users.dialog('User Details')).toBeTruthy();
});

it('tells what somebody else changed of a user, and loads theirs', async () => {
  const { api, users, dialog } = await openEditing();
  const version = '2026-11-02T09:00:00.000Z';
  const theirs = { ...ada, company: 'Theirs', updatedAt: version };
  fillIn(dialog.getByLabelText('Company'), 'Mine');
  api.answer({ [`PUT ${path}`]: () => changedBy(version), [`GET ${path}`]: theirs });
  await users.press('Save Changes', dialog);
  const conflict = await users.dialog('This user was changed');
  expect(conflict.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Company: (empty) to Theirs',
  ]);
  const { answer, letGo } = heldAnswer(() => theirs);
  api.answer({ [`GET ${path}`]: answer });
  await users.press('Take theirs', conflict);
  await dialog.findByText('Loading user...');
  letGo();
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Company').value).toBe('Theirs'));
});

it('saves over somebody else’s change what was changed here, and nothing else', async () => {
  const { api, users, dialog } = await openEditing();
  const version = '2026-11-02T09:00:00.000Z';
  const theirs = { ...ada, company: 'Theirs', updatedAt: version };
  fillIn(dialog.getByLabelText(/^Report Limit/), '42');
  api.answer({ [`PUT ${path}`]: () => changedBy(version), [`GET ${path}`]: theirs });
  await users.press('Save Changes', dialog);
  const conflict = await users.dialog('This user was changed');
  api.answer({ [`PUT ${path}`]: { ...theirs, reportLimit: 42 } });
  await users.press('Save mine', conflict);
  expect(await screen.findByText('Ada Client was saved')).toBeTruthy();
  expect(api.callsOf(`PUT ${path}`).at(-1)?.body).toEqual({ reportLimit: 42, updatedAt: version });
});

it('says that a user was deleted who is being edited, and reads the list again', async () => {
  const { api, users, dialog } = await openEditing();
  api.answer({
    [`PUT ${path}`]: () => refusal(404, 'User not found'),
    'GET /api/admin/users': listAnswer([]),
  });
  await users.press('Save Changes', dialog);
  expect((await dialog.findByRole('alert')).textContent).toBe('User not found');
  await users.press('Close', dialog);
  expect(await screen.findByText('Nobody matches.')).toBeTruthy();
});

it('keeps what was typed of a user when the session has ended', async () => {
  const { api, users, dialog } = await openEditing();
  fillIn(dialog.getByLabelText('Company'), 'Typed Supply');
  api.answer({ [`PUT ${path}`]: () => refusal(401, 'Sign in again') });
  await users.press('Save Changes', dialog);
  expect(await dialog.findByText(/Your session has ended/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'sign in again in a new tab' })).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Company').value).toBe('Typed Supply');
});

it('keeps what was typed for a new user when the session has ended', async () => {
  const { api, users, dialog, fillAll } = await openAdding();
  api.answer({ 'POST /api/admin/users': () => refusal(401, 'Sign in again') });
  fillAll({ Name: 'Second', Email: 'second@example.com', Password: 'a good one 8' });
  await users.press('Create User', dialog);
  expect(await dialog.findByText(/Your session has ended/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Second');
});

it('says how much goes with an account that is deleted, and asks about its messages', async () => {
  const api = fakeUsers([ada]);
  api.answer({
    // The list is stale.
    [`GET ${path}`]: { ...ada, reportCount: 2 },
    'GET /api/admin/users/belongings': { accounts: 1, analyses: 2, audits: 0, inquiries: 1 },
    [`DELETE ${path}`]: { message: 'Deleted', deletedReports: 2 },
  });
  const users = openUsers();
  await users.table();
  await users.press(/^Delete/, users.rowOf(ada.name));
  const dialog = await users.dialog('Confirm Delete');
  expect(await dialog.findByText(/^This also deletes 2 analyses/)).toBeTruthy();
  await users.person.click(await dialog.findByLabelText(/^Also delete 1 message sent with this address/));
  api.answer({ 'GET /api/admin/users': listAnswer([]) });
  await users.press('Delete', dialog);
  expect(await screen.findByText('Ada Client was deleted')).toBeTruthy();
  expect(await screen.findByText('Nobody matches.')).toBeTruthy();
  expect(api.callsOf(`DELETE ${path}`)).toMatchObject([{ path: `${path}?inquiries=delete` }]);
});

it('shows the page before once the last user of the last page is deleted, in the same entry of the history', async () => {
  const last = managedUser(21);
  const api = fakeUsers([last]);
  api.answer({
    'GET /api/admin/users': ({ path: asked }: { path: string }) =>
      asked.includes('page=2') ? listAnswer([last], 21) : listAnswer([managedUser(20)], 20),
    'DELETE /api/admin/users/21': () => {
      api.answer({
        'GET /api/admin/users': ({ path: asked }: { path: string }) =>
          asked.includes('page=2') ? listAnswer([], 20) : listAnswer([managedUser(20)], 20),
      });
      return { message: 'Deleted', deletedReports: 0 };
    },
  });
  const users = openUsers('?search=person&page=2');
  expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
  const entries = history.length;
  await users.press(/^Delete/, users.rowOf('Person 21'));
  const dialog = await users.dialog('Confirm Delete');
  await users.press('Delete', dialog);
  expect(await screen.findByText('Person 20')).toBeTruthy();
  expect(await screen.findByText('20 matches')).toBeTruthy();
  expect(window.location.search).toBe('?search=person');
  expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull();
  expect(screen.queryByText('Nobody matches.')).toBeNull();
  expect(history.length).toBe(entries);
});

it('says of each part that it could not be loaded, and tries again', async () => {
  const api = fakeUsers([ada]);
  const down = () => refusal(500, 'Down');
  api.answer({ 'GET /api/admin/users': down, 'GET /api/admin/invitations': down });
  const users = openUsers();
  expect(await screen.findByText('Failed to fetch users')).toBeTruthy();
  expect(screen.getByText('The invitations could not be loaded.')).toBeTruthy();
  api.answer({ 'GET /api/admin/users': listAnswer([ada]), 'GET /api/admin/invitations': listAnswer([]) });
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await users.person.click(retry);
  await users.table();
  expect(screen.queryByText('The invitations could not be loaded.')).toBeNull();

  api.answer({ [`GET ${path}`]: down });
  await users.press(/^View/, users.rowOf(ada.name));
  const details = await users.dialog('User Details');
  expect(await details.findByText('Failed to fetch user details')).toBeTruthy();
  await users.press('Close', details);

  api.answer({ 'GET /api/admin/users/belongings': down, [`DELETE ${path}`]: () => refusal(503, '') });
  await users.press(/^Delete/, users.rowOf(ada.name));
  const dialog = await users.dialog('Confirm Delete');
  expect(await dialog.findByText(/could not be counted\. They stay\.$/)).toBeTruthy();
  await users.press('Delete', dialog);
  expect((await dialog.findByRole('alert')).textContent).toBe('Failed to delete user');
});
