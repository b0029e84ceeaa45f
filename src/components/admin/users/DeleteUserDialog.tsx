import { useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { deleteUserTexts as texts, userTexts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import { ConfirmDialog } from '../ConfirmDialog';
import { deleteUser, fetchUser, messageOf } from './usersApi';

interface DeleteUserDialogProps {
  user: ManagedUser;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Somebody else may have been faster: then it is gone, which is what was wanted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Says what goes with the account, asks, and deletes. */
export function DeleteUserDialog({ user, onDeleted, onCancel }: DeleteUserDialogProps) {
  const [reports, setReports] = useState(user.reportCount);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

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

  const confirm = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await deleteUser(user.id).catch((reason: unknown) => {
        if (!isGone(reason)) throw reason;
      });
      onDeleted();
    } catch (reason) {
      logFailure('The user could not be deleted', reason);
      setError(messageOf(reason, texts.failed));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={userTexts.delete}
      confirming={texts.deleting}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
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
