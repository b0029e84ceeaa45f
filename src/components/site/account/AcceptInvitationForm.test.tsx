import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { accountOf } from '@tests/components/renderSignedIn';
import { linkToken, renderVisitor } from '@tests/components/renderVisitor';
import { router } from '@tests/components/router';
import { AcceptInvitationForm } from './AcceptInvitationForm';

const noLonger = 'This invitation no longer works. If you have just used it, sign in.';
const gone = () => refusal(400, noLonger, [{ field: 'token', message: noLonger }]);
const signIn = () => screen.queryByRole('link', { name: 'Go to sign in' });

function open(answers: Parameters<typeof fakeApi>[0]) {
  router.start(`/accept-invitation#token=${linkToken}`);
  const api = fakeApi({
    'POST /api/auth/invitation': { email: 'kim@example.com', role: 'marketer' },
    ...answers,
  });
  return { api, ...renderVisitor(<AcceptInvitationForm />) };
}

it('The form of an invitation says what it is for, and refuses a short password at its field', async () => {
  const { api, person } = open({});
  expect(await screen.findByText(/It will be an account for marketers/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('kim@example.com');
  await person.type(screen.getByLabelText('Full Name'), 'Kim');
  const password = screen.getByLabelText('Password', { exact: true });
  await person.type(password, 'password');
  expect(await screen.findByText('Password strength: weak. It is easy to guess.')).toBeTruthy();
  await person.clear(password);
  await person.type(password, '12345');
  await person.click(screen.getByRole('button', { name: 'Create my account' }));
  expect(await screen.findByText('Must be at least 6 characters')).toBeTruthy();
  expect(screen.queryByText(/^At least 6 characters/)).toBeNull();
  expect(api.callsOf('POST /api/auth/accept-invitation')).toEqual([]);
});

it('The form of an invitation leads to the sign-in at the next press when the first answer was lost', async () => {
  const { api, person } = open({
    'POST /api/auth/accept-invitation': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await person.type(await screen.findByLabelText('Full Name'), 'Kim');
  await person.type(screen.getByLabelText('Password', { exact: true }), 'three small horses');
  await person.click(screen.getByRole('button', { name: 'Create my account' }));
  expect(await screen.findByText(/Your account could not be made/)).toBeTruthy();
  expect(signIn()).toBeNull();

  api.answer({ 'POST /api/auth/accept-invitation': gone });
  await person.click(screen.getByRole('button', { name: 'Create my account' }));
  expect(await screen.findByText(/If you have just used it, sign in\./)).toBeTruthy();
  expect(signIn()?.getAttribute('href')).toBe('/login');
});

it('The form of an invitation opens the account, and goes on to where its role starts', async () => {
  const { person } = open({
    'POST /api/auth/invitation': { email: 'kim@example.com', role: 'client' },
    'POST /api/auth/accept-invitation': { user: accountOf({ name: 'Kim' }), token: 'first-token' },
  });
  await person.type(await screen.findByLabelText('Full Name'), 'Kim');
  await person.type(screen.getByLabelText('Password', { exact: true }), 'three small horses');
  await person.click(screen.getByRole('button', { name: 'Create my account' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard'));
});

it('The form of an invitation says that a link no longer works, and asks again where nobody was there to ask', async () => {
  const { api, person } = open({ 'POST /api/auth/invitation': () => new Response('', { status: 503 }) });
  await screen.findByText(/Your account could not be made/);
  expect(signIn()).toBeNull();
  api.answer({ 'POST /api/auth/invitation': gone });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/This invitation no longer works/)).toBeTruthy();
  expect(signIn()).not.toBeNull();
});
