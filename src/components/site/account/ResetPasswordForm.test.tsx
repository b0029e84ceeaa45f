import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { linkToken, renderVisitor } from '@tests/components/renderVisitor';
import { router } from '@tests/components/router';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { ResetPasswordForm } from './ResetPasswordForm';

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Set new password' });

it('A new password needs the whole link', () => {
  fakeApi();
  router.start('/reset-password');
  renderVisitor(<ResetPasswordForm />);
  expect(screen.getByText(/The link is incomplete/)).toBeTruthy();
  expect(submit().disabled).toBe(true);
});

it('A new password is set with the token of the link, and leads to the login', async () => {
  const api = fakeApi({ 'POST /api/auth/reset-password': { message: 'Done' } });
  router.start(`/reset-password#token=${linkToken}`);
  const { person } = renderVisitor(<ResetPasswordForm />);
  expect(screen.queryByText(/The link is incomplete/)).toBeNull();
  await person.type(screen.getByLabelText('New Password', { exact: true }), 'another horse 8');
  await person.click(submit());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?notice=password-changed'));
  expect(api.calls).toMatchObject([{ body: { token: linkToken, password: 'another horse 8' } }]);
});

it('A link that was used is told as such, with the way to a new one', async () => {
  fakeApi({
    'POST /api/auth/reset-password': () =>
      refusal(400, 'This link has been used already or has expired.', [
        { field: 'token', message: 'This link has been used already or has expired.' },
      ]),
  });
  router.start(`/reset-password#token=${linkToken}`);
  const { person } = renderVisitor(<ResetPasswordForm />);
  await person.type(screen.getByLabelText('New Password', { exact: true }), 'another horse 8');
  await person.click(submit());
  expect(await screen.findByText(/This link has been used already/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ask for a new link' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});

it('Ordering a link says the same whether or not there is an account, where the reader is', async () => {
  fakeApi({ 'POST /api/auth/forgot-password': { message: 'Ordered' } });
  const { person } = renderVisitor(<ForgotPasswordForm />);
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'nobody@example.com');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  const said = await screen.findByText(/^If there is an account with this email/);
  await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
});
