import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { accountOf } from '@tests/components/renderSignedIn';
import { renderVisitor } from '@tests/components/renderVisitor';
import { router } from '@tests/components/router';
import { SignUpForm } from './SignUpForm';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function fillIn() {
  const { person } = renderVisitor(<SignUpForm />);
  await person.type(field('Full Name'), 'Kim Owner');
  await person.type(field('Email'), 'KIM@example.com');
  await person.type(field('Company'), 'Owner & Sons');
  await person.type(screen.getByLabelText('Password', { exact: true }), 'three small horses');
  await person.click(screen.getByRole('button', { name: 'Create Free Account' }));
}

it('The sign-up form says that an address is taken, leads to the login, and keeps what was typed', async () => {
  fakeApi({
    'POST /api/auth/signup': () =>
      refusal(409, 'An account with this email already exists', [
        { field: 'email', message: 'An account with this email already exists' },
      ]),
  });
  await fillIn();
  expect((await screen.findAllByText('An account with this email already exists')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Sign in instead' }).getAttribute('href')).toBe('/login');
  expect(field('Company').value).toBe('Owner & Sons');
});

it('The sign-up form drops the error of a field that is changed, and stays there', async () => {
  const { person } = renderVisitor(<SignUpForm />);
  await person.click(screen.getByRole('button', { name: 'Create Free Account' }));
  await waitFor(() => expect(field('Full Name').getAttribute('aria-invalid')).toBe('true'));
  await person.type(field('Company'), 'Ow');
  expect(field('Company').getAttribute('aria-invalid')).not.toBe('true');
  expect(field('Full Name').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Company'));
});

it('The sign-up form opens the account, and goes on to the dashboard', async () => {
  const api = fakeApi({
    'POST /api/auth/signup': { user: accountOf({ name: 'Kim Owner' }), token: 'first-token' },
  });
  await fillIn();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard'));
  expect(api.callsOf('POST /api/auth/signup')).toMatchObject([
    { body: { name: 'Kim Owner', company: 'Owner & Sons', password: 'three small horses' } },
  ]);
});
