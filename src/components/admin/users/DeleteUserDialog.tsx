import { useEffect, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { deleteUserTexts as texts, userTexts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import { ConfirmDialog } from '../ConfirmDialog';
import { useDeletion } from '../useDeletion';
import { deleteUser, fetchUser, messageOf } from './usersApi';

interface DeleteUserDialogProps {
  user: ManagedUser;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Says what goes with the account, asks, and deletes. */
export function DeleteUserDialog({ user, onDeleted, onCancel }: DeleteUserDialogProps) {
  const [reports, setReports] = useState(user.reportCount);
  const deletion = useDeletion({
    remove: () => deleteUser(user.id),
    onDeleted,
    failure: 'The user could not be deleted',
    tellFailure: (reason) => messageOf(reason, texts.failed),
  });

  // The list may be old; what is said here should be true.
  useEffect(() => {
    let isCurrent = true;
    fetchUser(user.id).then(
      ({ reportCount }) => isCurrent && setReports(reportCount),
      (reason: unknown) => logFailure('The user could not be loaded', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [user.id]);

  return (
    <ConfirmDialog
      title={texts.title}
      confirm={userTexts.delete}
      confirming={texts.deleting}
      {...deletion}
      onCancel={onCancel}
    >
      <p>
        <strong>{texts.question(user.name)}</strong>
      </p>
      <p>{texts.consequence(reports)}</p>
      <p>{texts.final}</p>
    </ConfirmDialog>
  );
}
