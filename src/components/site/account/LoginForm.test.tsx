import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readToken } from '@/client/tokenStorage';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { accountOf } from '@tests/components/renderSignedIn';
import { renderVisitor } from '@tests/components/renderVisitor';
import { router } from '@tests/components/router';
import { LoginForm } from './LoginForm';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { exact: true });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' });

it('The sign-in form says what is missing or wrong, leads to the first, and sends nothing', async () => {
  const api = fakeApi();
  const { person } = renderVisitor(<LoginForm />);
  await person.type(email(), 'nobody');
  await person.click(submit());
  expect(await screen.findByText('Enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(api.calls).toEqual([]);
});

it('The sign-in form shows the server’s message, keeps the email, and can’t be changed while it is sent', async () => {
  let answer: (response: Response) => void = () => undefined;
  const api = fakeApi({
    'POST /api/auth/login': () => new Promise((resolve) => (answer = resolve)),
  });
  const { person } = renderVisitor(<LoginForm />);
  await person.type(email(), 'nadia@example.com');
  await person.type(password(), 'wrong guess');
  await person.click(submit());
  const busy = await screen.findByRole('button', { name: 'Signing in...' });
  expect(busy.matches(':disabled, fieldset[disabled] *')).toBe(true);
  expect(email().matches(':disabled, fieldset[disabled] *')).toBe(true);
  await waitFor(() => expect(api.calls).toHaveLength(1));
  answer(refusal(401, 'Invalid email or password'));
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  expect(email().value).toBe('nadia@example.com');
  expect(readToken()).toBeNull();
});

it('The sign-in form can be submitted before it is known whether somebody is signed in', () => {
  const [submit] = /<button[^>]*type="submit"[^>]*>/.exec(renderToString(<LoginForm />)) ?? [];
  expect(submit).toBeTruthy();
  expect(submit).not.toContain('disabled=');
});

it('The sign-in form falls back to its own message when the server has none', async () => {
  fakeApi({ 'POST /api/auth/login': () => new Response('', { status: 503 }) });
  const { person } = renderVisitor(<LoginForm />);
  await person.type(email(), 'nadia@example.com');
  await person.type(password(), 'three small horses');
  await person.click(submit());
  expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy();
});

it('The sign-in form keeps the session and goes on to where somebody was going', async () => {
  router.start('/login?next=%2Faudit%2Fstart');
  fakeApi({ 'POST /api/auth/login': { user: accountOf(), token: 'first-token' } });
  const { person } = renderVisitor(<LoginForm />);
  await person.type(email(), 'nadia@example.com');
  await person.type(password(), 'three small horses');
  await person.click(submit());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/audit/start'));
  expect(readToken()).toBe('first-token');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'The sign-in form leads nobody out of the site: %s',
  async (next) => {
    router.start(`/login?next=${encodeURIComponent(next)}`);
    localStorage.setItem('token', 'first-token');
    fakeApi({ 'GET /api/auth/me': accountOf() });
    renderVisitor(<LoginForm />);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard'));
  },
);
