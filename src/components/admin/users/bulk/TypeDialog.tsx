import { useState } from 'react';
import { SelectField } from '@/components/ui/SelectField';
import { bulkDialogTexts as texts, bulkTexts } from '@/content/admin/bulkUsers';
import { roles, type Role } from '@/domain/accounts/roles';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { RoleOptions } from '../RoleOptions';
import type { BulkDialogProps } from './BulkDialogProps';
import { changeUsers } from './bulkActions';
import { useBulkRun } from './useBulkRun';

const meanings: Readonly<Record<Role, string>> = {
  client: texts.typeClient,
  marketer: texts.typeMarketer,
  admin: texts.typeAdmin,
};

/** Gives several users the same role. */
export function TypeDialog({ users, onDone, onCancel }: BulkDialogProps) {
  const [role, setRole] = useState<Role>('client');
  const { start, ...state } = useBulkRun({
    run: () => changeUsers(users, { role }),
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
        value={role}
        disabled={state.isBusy}
        onChange={({ target }) => setRole(roles.find((known) => known === target.value) ?? role)}
      >
        <RoleOptions />
      </SelectField>
      <p>{meanings[role]}</p>
    </ConfirmDialog>
  );
}
