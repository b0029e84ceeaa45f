import { useState } from 'react';
import { TextField } from '@/components/ui/TextField';
import { bulkDialogTexts as texts, bulkTexts } from '@/content/admin/bulkUsers';
import { defaultReportLimit, reportLimitRange } from '@/domain/accounts/accountLimits';
import { updateUserBodySchema } from '@/schemas/users';
import { ConfirmDialog } from '../../ConfirmDialog';
import type { BulkDialogProps } from './BulkDialogProps';
import { changeUsers } from './bulkActions';
import { useBulkRun } from './useBulkRun';

/** One report limit for several users. */
export function LimitDialog({ users, onDone, onCancel }: BulkDialogProps) {
  const [typed, setTyped] = useState(String(defaultReportLimit));
  const [problem, setProblem] = useState<string>();
  const reportLimit = typed.trim() === '' ? Number.NaN : Number(typed);
  const { isBusy, error, start } = useBulkRun({
    run: () => changeUsers(users, { reportLimit }),
    onDone,
    failed: bulkTexts.failed,
  });
  const confirm = () => {
    const found = updateUserBodySchema.shape.reportLimit.safeParse(reportLimit).error?.issues[0]?.message;
    setProblem(found);
    if (!found) start();
  };
  return (
    <ConfirmDialog
      title={texts.limitTitle}
      confirm={texts.limitConfirm}
      confirming={bulkTexts.working}
      isBusy={isBusy}
      error={error}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{texts.limitQuestion(users.length)}</strong>
      </p>
      <TextField
        type="number"
        inputMode="numeric"
        min={reportLimitRange.min}
        max={reportLimitRange.max}
        step={1}
        label={texts.limitLabel}
        hint={texts.limitHint}
        value={typed}
        error={problem}
        disabled={isBusy}
        onChange={({ target }) => setTyped(target.value)}
      />
      {users.some(({ isAdmin }) => isAdmin) ? <p>{texts.limitAdmins}</p> : null}
    </ConfirmDialog>
  );
}
