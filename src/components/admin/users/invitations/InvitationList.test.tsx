import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { InvitationAnswer } from '@/schemas/invitations';
import { fakeApi } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { InvitationList } from './InvitationList';
import { InviteDialog } from './InviteDialog';

const invitationOf = (id: number, email: string): InvitationAnswer => ({
  ...{ id, email, role: 'marketer', state: 'waiting', invitedBy: 'Sam Colleague' },
  invitedAt: '2026-11-02T09:00:00.000Z',
  expiresAt: '2026-11-09T09:00:00.000Z',
});
const both = [invitationOf(1, 'first@example.com'), invitationOf(2, 'second@example.com')];
const link = 'https://example.com/accept-invitation#token=a-token-of-a-mailed-link';

const heading = () => screen.getByRole('heading', { name: 'Invited, not signed up yet' });
const itemOf = (email: string) =>
  within(screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(email))!);

it('An invitation is listed with its role and its end', () => {
  fakeApi();
  renderSignedIn(<InvitationList invitations={both} onDone={() => undefined} />);
  const { textContent } = screen.getAllByRole('listitem')[0]!;
  expect(textContent).toContain('Marketer');
  expect(textContent).toContain('The link works until');
});

it('An invitation that is sent again has a new link', async () => {
  fakeApi({ 'POST /api/admin/invitations/1/send': { invitation: both[0], link } });
  const onDone = vi.fn();
  const { person } = renderSignedIn(<InvitationList invitations={both} onDone={onDone} />);
  await person.click(itemOf('first@example.com').getByRole('button', { name: /Send again/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite by Email' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Link', { exact: true }).value).toBe(link);
  await person.click(dialog.getByRole('button', { name: 'Done' }));
  expect(onDone).toHaveBeenCalledWith('first@example.com was invited');
});

it('An invitation that is withdrawn leaves the focus on the list', async () => {
  fakeApi({ 'DELETE /api/admin/invitations/2': { message: 'Withdrawn' } });
  function List() {
    const [invitations, setInvitations] = useState(both);
    const [said, setSaid] = useState('');
    const onDone = (message: string) => {
      setSaid(message);
      setInvitations(both.slice(0, 1));
    };
    return (
      <>
        <InvitationList {...{ invitations, onDone }} />
        <p>{said}</p>
      </>
    );
  }
  const { person } = renderSignedIn(<List />);
  await person.click(itemOf('second@example.com').getByRole('button', { name: /Withdraw/ }));
  expect(await screen.findByText('The invitation to second@example.com was withdrawn')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

it('Inviting somebody asks for an email, and shows the link where no mail is sent', async () => {
  const admin = accountOf({ role: 'admin' });
  const api = fakeApi({
    'GET /api/auth/me': admin,
    'POST /api/admin/invitations': { invitation: both[0], link },
  });
  const onInvited = vi.fn();
  const { person } = renderGuarded(<InviteDialog {...{ onInvited }} onClose={() => undefined} />, admin);
  const send = () => person.click(screen.getByRole('button', { name: 'Send Invitation' }));
  await send();
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(api.callsOf('POST /api/admin/invitations')).toEqual([]);
  await person.type(screen.getByLabelText('Email', { exact: true }), 'first@example.com');
  await person.selectOptions(screen.getByLabelText('User Type'), 'Marketer');
  await send();
  const shown = await screen.findByLabelText<HTMLInputElement>('Link', { exact: true });
  expect(shown.value).toBe(link);
  expect(document.activeElement).toBe(shown);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('give them this link yourself');
  expect(api.callsOf('POST /api/admin/invitations')).toMatchObject([
    { body: { email: 'first@example.com', role: 'marketer' } },
  ]);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(onInvited).toHaveBeenCalledWith('first@example.com');
});
