import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { queryKeys } from '@/client/queryKeys';
import { useApiForm } from '@/client/useApiForm';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { bulkDialogTexts as texts, bulkTexts } from '@/content/admin/bulkUsers';
import { userTexts } from '@/content/admin/users';
import { defaultReportLimit, reportLimitRange } from '@/domain/accounts/accountLimits';
import { roles, type Role } from '@/domain/accounts/roles';
import type { Belongings } from '@/schemas/userBulk';
import { type ManagedUser, reportLimitSchema } from '@/schemas/users';
import { RoleOptions } from '../RoleOptions';
import { toReportLimit } from '../userForm';
import { type BulkResult, changeUsers, countBelongings, removeUsers } from './bulkActions';
import type { BulkKind } from './SelectionBar';
import { useBulkRun } from './useBulkRun';

/** Props shared by the dialogs for bulk changes. */
interface BulkDialogProps {
  users: readonly ManagedUser[];
  onDone: (result: BulkResult) => void;
  onCancel: () => void;
}

/** Lists what is deleted with the selected users, confirms, and deletes them after a grace period. */
function RemovalDialog({ users, onDone, onCancel }: BulkDialogProps) {
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

const limitFormSchema = z
  .transform(({ reportLimit }: { reportLimit: string }) => ({ reportLimit: toReportLimit(reportLimit) }))
  .pipe(z.object({ reportLimit: reportLimitSchema }));

/** Sets one report limit for several users. */
function LimitDialog({ users, onDone, onCancel }: BulkDialogProps) {
  const { form, state, isSending, onSubmit, field } = useApiForm({
    defaultValues: { reportLimit: String(defaultReportLimit) },
    schema: limitFormSchema,
    send: async (change: { reportLimit: number }) => onDone(await changeUsers(users, change)),
    failureMessage: bulkTexts.failed,
  });
  return (
    <ConfirmDialog
      title={texts.limitTitle}
      confirm={texts.limitConfirm}
      confirming={bulkTexts.working}
      isBusy={isSending}
      error={state.message}
      onConfirm={() => form.current?.requestSubmit()}
      onCancel={onCancel}
    >
      <p>
        <strong>{texts.limitQuestion(users.length)}</strong>
      </p>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <TextField
          label={texts.limitLabel}
          {...field('reportLimit')}
          type="number"
          inputMode="numeric"
          {...reportLimitRange}
          step={1}
          hint={texts.limitHint}
          disabled={isSending}
        />
      </form>
      {users.some(({ isAdmin }) => isAdmin) ? <p>{texts.limitAdmins}</p> : null}
    </ConfirmDialog>
  );
}

const meanings: Readonly<Record<Role, string>> = {
  client: texts.typeClient,
  marketer: texts.typeMarketer,
  admin: texts.typeAdmin,
};

/** Sets one role for several users. */
function TypeDialog({ users, onDone, onCancel }: BulkDialogProps) {
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

const dialogs = { limit: LimitDialog, type: TypeDialog, removal: RemovalDialog };

/** Confirmation dialog of a bulk action. */
export function BulkDialog({ kind, ...props }: BulkDialogProps & { kind: BulkKind }) {
  const Chosen = dialogs[kind];
  return <Chosen {...props} />;
}
