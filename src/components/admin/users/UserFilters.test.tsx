import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listAnswer } from '@tests/components/fakeApi';
import { fakeUsers, fillIn, managedUser, openUsers } from '@tests/components/managedUsers';

const ada = managedUser(1, { name: 'Ada Client' });

it('shows the filters behind a button, which counts the active ones', async () => {
  fakeUsers([ada]);
  const users = openUsers();
  await users.table();
  const button = screen.getByRole('button', { name: 'Filter' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('combobox', { name: 'User type' })).toBeNull();
  button.focus();
  await users.person.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await users.person.selectOptions(screen.getByRole('combobox', { name: 'User type' }), 'Admins');
  await users.press('Last 7 days');
  expect(await screen.findByRole('button', { name: 'Filter (2 active)' })).toBe(button);
  await users.person.click(button);
  expect(screen.queryByRole('combobox', { name: 'User type' })).toBeNull();
  expect(window.location.search).toMatch(/^\?filter=admin&from=/);
});

it('shows the filters of an address that has some', async () => {
  fakeUsers([ada]);
  const users = openUsers('?filter=client');
  await users.table();
  expect(screen.getByRole('button', { name: 'Filter (1 active)' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'User type' }).value).toBe('client');
});

it('says that the last day is before the first', async () => {
  const api = fakeUsers([ada]);
  const users = openUsers('?from=2026-11-20&to=2026-11-20');
  await users.table();
  expect(screen.queryByText(/is before the first/)).toBeNull();
  api.answer({ 'GET /api/admin/users': listAnswer([]) });
  fillIn(screen.getByLabelText('Joined until'), '2026-11-01');
  await users.person.tab();
  expect(await screen.findByText('This day is before the first one. Swap the two.')).toBeTruthy();
});

it('keeps search, kind and order in the address', async () => {
  const api = fakeUsers([ada]);
  const users = openUsers();
  await users.table();
  fillIn(screen.getByLabelText('Search name, email or company'), 'ada');
  await waitFor(() => expect(window.location.search).toBe('?search=ada'));
  expect(await screen.findByText('1 match')).toBeTruthy();
  api.answer({ 'GET /api/admin/users': listAnswer([]) });
  await users.press('Filter');
  await users.person.selectOptions(screen.getByLabelText('User type'), 'Admins');
  expect(await screen.findByText('Nobody matches.')).toBeTruthy();
  expect(window.location.search).toBe('?search=ada&filter=admin');
  api.answer({ 'GET /api/admin/users': listAnswer([ada]) });
  await users.press('Show all users');
  expect(document.activeElement).toBe(screen.getByLabelText('Search name, email or company'));
  await users.press('Email');
  expect(window.location.search).toBe('?sort=email');
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBe('ascending'),
  );
});

it('finds by the days of joining, and follows once a day is whole', async () => {
  const api = fakeUsers([ada]);
  const users = openUsers('?search=ada');
  await users.table();
  await users.press('Filter');
  await users.press('Last 7 days');
  expect(screen.getByRole('button', { name: 'Last 7 days' }).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(window.location.search).toMatch(/from=\d{4}-\d\d-\d\d/));
  await users.press('At any time');

  vi.useFakeTimers({ shouldAdvanceTime: true });
  const until = screen.getByLabelText<HTMLInputElement>('Joined until');
  const entries = history.length;
  // A date field is empty until its second-last digit, and the year grows with each digit.
  for (const day of ['0002-04-04', '0020-04-04', '0200-04-04', '2004-04-04']) {
    fillIn(until, day);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(window.location.search).toBe('?search=ada');
  await vi.advanceTimersByTimeAsync(1000);
  expect(window.location.search).toBe('?search=ada&to=2004-04-04');
  expect(history.length).toBe(entries + 1);
  const asked = api.callsOf('GET /api/admin/users').filter((call) => call.path.includes('to='));
  expect(asked).toHaveLength(1);

  const from = screen.getByLabelText<HTMLInputElement>('Joined from');
  fillIn(from, '2004-04-04');
  fireEvent.keyDown(from, { key: 'Enter' });
  expect(window.location.search).toContain('from=2004-04-04');
  fireEvent.click(screen.getByRole('button', { name: 'At any time' }));
  await vi.advanceTimersByTimeAsync(10);
  expect([from.value, until.value]).toEqual(['', '']);
});
