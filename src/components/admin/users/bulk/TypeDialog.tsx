import { useState } from 'react';
import { SelectField } from '@/components/ui/SelectField';
import { bulkDialogTexts as texts, bulkTexts } from '@/content/admin/bulkUsers';
import { userTexts } from '@/content/admin/users';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { BulkDialogProps } from './BulkDialogProps';
import { changeUsers } from './bulkActions';
import { useBulkRun } from './useBulkRun';

/** Makes several users administrators, or administrators users. */
export function TypeDialog({ users, onDone, onCancel }: BulkDialogProps) {
  const [isAdmin, setIsAdmin] = useState(false);
  const { start, ...state } = useBulkRun({
    run: () => changeUsers(users, { isAdmin }),
    onDone,
    failed: bulkTexts.failed,
  });
  return (
    <ConfirmDialog
      title={texts.typeTitle}
      confirm={texts.typeConfirm}
      confirming={bulkTexts.working}
      {...state}
      onConfirm={start}
      onCancel={onCancel}
    >
      <p>
        <strong>{texts.typeQuestion(users.length)}</strong>
      </p>
      <SelectField
        label={texts.typeLabel}
        value={isAdmin ? 'admin' : 'user'}
        disabled={state.isBusy}
        onChange={({ target }) => setIsAdmin(target.value === 'admin')}
      >
        <option value="user">{userTexts.types.user}</option>
        <option value="admin">{userTexts.types.admin}</option>
      </SelectField>
      <p>{isAdmin ? texts.typeAdmin : texts.typeUser}</p>
    </ConfirmDialog>
  );
}
