import { z } from 'zod';
import { useApiForm } from '@/client/useApiForm';
import { TextField } from '@/components/ui/TextField';
import { bulkDialogTexts as texts, bulkTexts } from '@/content/admin/bulkUsers';
import { defaultReportLimit, reportLimitRange } from '@/domain/accounts/accountLimits';
import { reportLimitSchema } from '@/schemas/users';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { toReportLimit } from '../userForm';
import type { BulkDialogProps } from './BulkDialogProps';
import { changeUsers } from './bulkActions';

const limitFormSchema = z
  .transform(({ reportLimit }: { reportLimit: string }) => ({ reportLimit: toReportLimit(reportLimit) }))
  .pipe(z.object({ reportLimit: reportLimitSchema }));

/** One report limit for several users. */
export function LimitDialog({ users, onDone, onCancel }: BulkDialogProps) {
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
