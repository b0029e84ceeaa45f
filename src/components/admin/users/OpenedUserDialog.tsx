import { useState } from 'react';
import { invitationTexts, userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import { AddUserDialog } from './AddUserDialog';
import { DeleteUserDialog } from './DeleteUserDialog';
import { InviteDialog } from './invitations/InviteDialog';
import { ReportDialog } from './ReportDialog';
import { UserDialog } from './UserDialog';

/** What is open over the list. */
export type Opened =
  { kind: 'add' } | { kind: 'invite' } | { kind: 'view' | 'edit' | 'delete'; user: ManagedUser };

interface OpenedUserDialogProps {
  opened: Opened;
  /** Something was done; the message says what. */
  onFinished: (message: string) => void;
  /** A user was only looked at. */
  onLooked: () => void;
  onClose: () => void;
}

/** The dialog about one user, or for a new one. */
export function OpenedUserDialog({ opened, onFinished, onLooked, onClose }: OpenedUserDialogProps) {
  const [reportId, setReportId] = useState<number | null>(null);
  if (opened.kind === 'add') {
    return <AddUserDialog onCreated={({ name }) => onFinished(texts.created(name))} onClose={onClose} />;
  }
  if (opened.kind === 'invite') {
    return <InviteDialog onInvited={(email) => onFinished(invitationTexts.sent(email))} onClose={onClose} />;
  }
  const { user, kind } = opened;
  if (kind === 'delete') {
    return (
      <DeleteUserDialog
        user={user}
        onDeleted={() => onFinished(texts.deleted(user.name))}
        onCancel={onClose}
      />
    );
  }
  return (
    <>
      <UserDialog
        userId={user.id}
        startsEditing={kind === 'edit'}
        onReport={setReportId}
        onSaved={({ name }) => onFinished(texts.saved(name))}
        onClose={onLooked}
      />
      {reportId !== null && <ReportDialog id={reportId} onClose={() => setReportId(null)} />}
    </>
  );
}
