import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeUsers, fillIn, managedUser, openUsers } from '@tests/components/managedUsers';
import { heldAnswer, listAnswer, refusal } from '@tests/components/fakeApi';
import type { UserOutcome } from '@/schemas/userBulk';
import type { ManagedUser } from '@/schemas/users';

const [ada, bea, cy] = [1, 2, 3].map((id) =>
  managedUser(id, { name: `${['Ada', 'Bea', 'Cy'][id - 1]} Client` }),
) as [...[ManagedUser, ManagedUser, ManagedUser]];

const done = (user: ManagedUser, now: Partial<ManagedUser>): UserOutcome => ({
  ...{ id: user.id, outcome: 'done', message: null },
  before: { role: user.role, reportLimit: user.reportLimit },
  user: { ...user, ...now },
});
const refused = ({ id }: ManagedUser, message: string): UserOutcome => ({
  ...{ id, outcome: 'refused', message, before: null, user: null },
});

async function openThree(users = [ada, bea, cy]) {
  const api = fakeUsers(users);
  const screenOf = openUsers();
  await screenOf.table();
  const select = (name: string) => screenOf.person.click(screen.getByRole('checkbox', { name }));
  const notice = () => screen.findByRole('region', { name: 'What was changed' });
  return { api, ...screenOf, select, notice };
}

const changes = 'POST /api/admin/users/changes';

it('changes limits together and puts them back, except what somebody changed meanwhile', async () => {
  const { api, select, press, dialog, notice, person } = await openThree();
  await select('Select all 3 on this page');
  expect(screen.getByText('3 selected')).toBeTruthy();
  await select('Select Cy Client');
  expect(screen.getByText('2 selected')).toBeTruthy();
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 3 on this page' });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);

  await press('Change report limit');
  const asked = await dialog('Change report limit');
  expect(asked.getByText('Give 2 users the same report limit?')).toBeTruthy();
  fillIn(asked.getByLabelText(/^Report Limit/), '101');
  await press('Change limits', asked);
  expect(await asked.findByText('Report limit must be a whole number from 1 to 100')).toBeTruthy();
  expect(api.callsOf(changes)).toEqual([]);
  fillIn(asked.getByLabelText(/^Report Limit/), '42');
  api.answer({ [changes]: [done(ada, { reportLimit: 42 }), done(bea, { reportLimit: 42 })] });
  await press('Change limits', asked);
  expect((await notice()).textContent).toContain('Changed 2 users.');
  expect(document.activeElement).toBe(await notice());
  expect(api.callsOf(changes)[0]?.body).toEqual({
    changes: [
      { id: 1, reportLimit: 42 },
      { id: 2, reportLimit: 42 },
    ],
  });
  expect(screen.queryByText(/ selected$/)).toBeNull();

  api.answer({
    [changes]: [done(ada, {}), refused(bea, 'Someone else changed this user in the meantime.')],
  });
  await press('Undo');
  expect(await screen.findByText('Restored 1 user.')).toBeTruthy();
  expect((await notice()).textContent).toContain(
    'Bea Client: Someone else changed this user in the meantime.',
  );
  expect(api.callsOf(changes)[1]?.body).toMatchObject({
    changes: [{ id: 1, reportLimit: 20, expected: { role: 'client', reportLimit: 42 } }, { id: 2 }],
  });
  await person.click(within(await notice()).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'What was changed' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /^Users/ }));
});

it('changes user types together and puts them back', async () => {
  const { api, select, press, dialog, person } = await openThree();
  await select('Select all 3 on this page');
  await press('Change user type');
  const asked = await dialog('Change user type');
  await person.selectOptions(asked.getByLabelText('User Type'), 'Admin');
  api.answer({ [changes]: [ada, bea, cy].map((user) => done(user, { role: 'admin', reportLimit: null })) });
  await press('Change user types', asked);
  expect(await screen.findByText('Changed 3 users.')).toBeTruthy();
  api.answer({ [changes]: [ada, bea, cy].map((user) => done(user, {})) });
  await press('Undo');
  expect(await screen.findByText('Restored 3 users.')).toBeTruthy();
  expect(api.callsOf(changes)[1]?.body).toMatchObject({
    changes: [{ id: 1, role: 'client', reportLimit: 20, expected: { role: 'admin' } }, { id: 2 }, { id: 3 }],
  });
});

it('deletes users together except administrators, and keeps one who is asked for', async () => {
  const admin = { ...cy, role: 'admin', isAdmin: true } as const;
  const { api, select, press, dialog, notice, rowOf } = await openThree([ada, bea, admin]);
  await select('Select all 3 on this page');
  await press('Delete selected');
  const asked = await dialog('Confirm Delete');
  expect(asked.getByText('Are you sure you want to delete 2 users?')).toBeTruthy();
  expect(await asked.findByText(/^This also deletes 0 analyses, 0 audits/)).toBeTruthy();
  expect(asked.getByText('1 administrator is not deleted.')).toBeTruthy();
  const removalAt = '2026-11-20T10:10:00.000Z';
  api.answer({
    'POST /api/admin/users/removals': [
      ...[done(ada, { removalAt }), done(bea, { removalAt })],
      refused(admin, "Administrators can't be deleted."),
    ],
    'GET /api/admin/users': listAnswer([{ ...ada, removalAt }, { ...bea, removalAt }, admin]),
  });
  await press('Delete', asked);
  expect((await notice()).textContent).toContain('2 users signed out, to be deleted in 10 minutes.');
  expect((await notice()).textContent).toContain("Cy Client: Administrators can't be deleted.");
  await waitFor(() => expect(rowOf('Ada Client').getByText(/^Deleted for good at/)).toBeTruthy());

  const { answer, letGo } = heldAnswer(() => [done(bea, {})]);
  api.answer({ 'POST /api/admin/users/removals/undo': answer });
  await press(/^Keep/, rowOf('Bea Client'));
  const keep = rowOf('Bea Client').getByRole<HTMLButtonElement>('button', { name: /^Keep/ });
  await waitFor(() => expect(keep.disabled).toBe(true));
  api.answer({ 'GET /api/admin/users': listAnswer([{ ...ada, removalAt }, bea, admin]) });
  letGo();
  expect(await screen.findByText('1 user stays.')).toBeTruthy();
  await waitFor(() => expect(rowOf('Bea Client').queryByText(/^Deleted for good/)).toBeNull());
  expect(api.callsOf('POST /api/admin/users/removals/undo')[0]?.body).toEqual({ ids: [2] });
});

it('selects nobody when another page or order is shown', async () => {
  const { select, press } = await openThree();
  await select('Select Ada Client');
  expect(screen.getByText('1 selected')).toBeTruthy();
  await press('Reports');
  await waitFor(() => expect(window.location.search).toBe('?sort=reportCount'));
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
});

it('says in the dialog that a change failed, or that nothing could be counted', async () => {
  const { api, select, press, dialog } = await openThree();
  api.answer({
    [changes]: () => refusal(503, ''),
    'GET /api/admin/users/belongings': () => refusal(500, 'Down'),
  });
  await select('Select Ada Client');
  await press('Change report limit');
  const asked = await dialog('Change report limit');
  await press('Change limits', asked);
  expect((await asked.findByRole('alert')).textContent).toBe(
    'The users could not be changed. Please try again.',
  );
  await press('Cancel', asked);
  await press('Delete selected');
  expect(await screen.findByText('Their analyses and audits could not be counted.')).toBeTruthy();
});

it('holds an Undo that failed against no later change', async () => {
  const { api, select, press, dialog, notice } = await openThree();
  const changeLimitOf = async (user: ManagedUser) => {
    api.answer({ [changes]: [done(user, { reportLimit: 42 })] });
    await select(`Select ${user.name}`);
    await press('Change report limit');
    await press('Change limits', await dialog('Change report limit'));
    await screen.findByText('Changed 1 user.');
  };
  await changeLimitOf(ada);
  api.answer({ [changes]: () => refusal(503, '') });
  await press('Undo');
  expect(await screen.findByText('This could not be undone. Please try again.')).toBeTruthy();
  await changeLimitOf(bea);
  await waitFor(() => expect(screen.queryByText('This could not be undone. Please try again.')).toBeNull());
  expect(document.activeElement).toBe(await notice());
  api.answer({ [changes]: [done(bea, {})] });
  await press('Undo');
  expect(await screen.findByText('Restored 1 user.')).toBeTruthy();
});
