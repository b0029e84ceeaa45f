import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '@/client/queryKeys';
import { bulkDialogTexts as texts, bulkTexts } from '@/content/admin/bulkUsers';
import { userTexts } from '@/content/admin/users';
import type { Belongings } from '@/schemas/userBulk';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { BulkDialogProps } from './BulkDialogProps';
import { countBelongings, removeUsers } from './bulkActions';
import { useBulkRun } from './useBulkRun';

/** Says how much goes with several users, asks, and deletes them with time to change one's mind. */
export function RemovalDialog({ users, onDone, onCancel }: BulkDialogProps) {
  const ids = users.map(({ id }) => id);
  const belongings = useQuery({
    queryKey: queryKeys.belongings(ids),
    queryFn: ({ signal }) => countBelongings(ids, signal),
    meta: { failure: 'What belongs to the users could not be counted' },
  });
  const { start, ...state } = useBulkRun({
    run: () => removeUsers(users),
    onDone,
    failed: bulkTexts.failed,
  });
  const admins = users.filter(({ isAdmin }) => isAdmin).length;
  const deletable = users.length - admins;

  return (
    <ConfirmDialog
      title={texts.removeTitle}
      confirm={userTexts.delete}
      confirming={texts.removing}
      {...state}
      isConfirmable={deletable > 0}
      onConfirm={start}
      onCancel={onCancel}
    >
      {deletable > 0 ? (
        <>
          <p>
            <strong>{texts.removeQuestion(deletable)}</strong>
          </p>
          <p role="status">{consequence(belongings.data, belongings.isError)}</p>
          <p>{texts.removeGrace}</p>
        </>
      ) : (
        <p>{texts.removeNobody}</p>
      )}
      {admins > 0 && deletable > 0 ? <p>{texts.removeAdmins(admins)}</p> : null}
    </ConfirmDialog>
  );
}

function consequence(belongings: Belongings | undefined, hasFailed: boolean): string {
  if (belongings) return texts.removeConsequence(belongings);
  return hasFailed ? texts.removeUncounted : texts.removeCounting;
}
