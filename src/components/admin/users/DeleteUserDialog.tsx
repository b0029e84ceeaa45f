import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '@/client/messageOf';
import { queryKeys } from '@/client/queryKeys';
import { deleteUserTexts as texts, userTexts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import { Choice } from '@/components/ui/Choice';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { useDeletion } from '../useDeletion';
import { countBelongings } from './bulk/bulkActions';
import { deleteUser, fetchUser } from './usersApi';

interface DeleteUserDialogProps {
  user: ManagedUser;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Lists what is deleted with the account, confirms, and deletes. */
export function DeleteUserDialog({ user, onDeleted, onCancel }: DeleteUserDialogProps) {
  // The list may be stale, and the dialog should state current facts.
  const { data: current = user } = useQuery({
    queryKey: queryKeys.user(user.id),
    queryFn: ({ signal }) => fetchUser(user.id, signal),
    meta: { failure: 'The user could not be loaded' },
  });
  const [withInquiries, setWithInquiries] = useState(false);
  const belongings = useQuery({
    queryKey: queryKeys.belongings([user.id]),
    queryFn: ({ signal }) => countBelongings([user.id], signal),
    meta: { failure: 'What belongs to the user could not be counted' },
  });
  const inquiries = belongings.data?.inquiries ?? 0;
  const deletion = useDeletion({
    remove: () => deleteUser(user.id, withInquiries ? 'delete' : 'keep'),
    onDeleted,
    failure: 'The user could not be deleted',
    describeFailure: (reason) => messageOf(reason, texts.failed),
  });

  return (
    <ConfirmDialog
      title={texts.title}
      confirm={userTexts.delete}
      confirming={texts.deleting}
      // Prevents deleting what the dialog hasn't listed yet.
      isConfirmable={!belongings.isPending}
      {...deletion}
      onCancel={onCancel}
    >
      <p>
        <strong>{texts.question(user.name)}</strong>
      </p>
      <p>{texts.consequence(current.reportCount)}</p>
      <p>{texts.alsoForgotten}</p>
      {inquiries > 0 ? (
        <Choice
          type="checkbox"
          label={texts.inquiries(inquiries)}
          checked={withInquiries}
          onChange={({ target }) => setWithInquiries(target.checked)}
        />
      ) : null}
      {inquiries > 0 ? <p>{texts.inquiriesHint}</p> : null}
      {belongings.isError ? <p role="status">{texts.inquiriesUncounted}</p> : null}
      <p>{texts.final}</p>
    </ConfirmDialog>
  );
}
