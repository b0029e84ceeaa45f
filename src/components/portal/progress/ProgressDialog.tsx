'use client';

import type { z } from 'zod';
import { useUnsavedForm } from '@/client/useUnsavedForm';
import { Button } from '@/components/ui/Button';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { SelectField } from '@/components/ui/SelectField';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { ownProgressTexts as texts } from '@/content/portal/progress';
import { progressTexts } from '@/content/progress';
import { reachableAnnualHours } from '@/domain/analysis/costFormula';
import type { PlannedProject } from '@/domain/analysis/plan/PlannedProject';
import { progressLimits } from '@/domain/analysis/progress/projectStatuses';
import type { PresentedProgress, ProgressBody } from '@/schemas/progress';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import { progressFormSchema, toProgressForm } from './progressForm';

interface ProgressDialogProps {
  project: PlannedProject;
  /** The stored progress; undefined if there is none. */
  progress: PresentedProgress | undefined;
  /** Saves; null deletes the record. Throws as callApi. */
  onSave: (body: ProgressBody | null) => Promise<void>;
  onClose: () => void;
}

/** Form for the status of one project and its measured figures. */
export function ProgressDialog({ project, progress, onSave, onClose }: ProgressDialogProps) {
  const { opportunity, task } = project;
  const { form, state, isSending, onSubmit, field } = useUnsavedForm({
    defaultValues: toProgressForm(progress),
    schema: progressFormSchema(progress !== undefined),
    send: async ({ progress: body }: z.output<ReturnType<typeof progressFormSchema>>) => {
      if (body || progress) await onSave(body);
      onClose();
    },
    failureMessage: texts.saveFailed,
  });
  return (
    <DialogFrame
      title={opportunity.name}
      closeLabel={texts.close}
      onClose={() => (isSending ? undefined : onClose())}
    >
      <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
        <SelectField label={texts.status} {...field('status')}>
          <option value="">{texts.undecided}</option>
          {Object.entries(progressTexts.statuses).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </SelectField>
        {task && (
          <TextField
            label={texts.hoursAMonth}
            hint={texts.hoursHint(task.taskName, reachableAnnualHours(task) / 12)}
            inputMode="decimal"
            autoComplete="off"
            {...field('hoursAMonth')}
          />
        )}
        <TextField
          label={texts.costUsd}
          hint={texts.costHint}
          inputMode="decimal"
          autoComplete="off"
          {...field('costUsd')}
        />
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          rows={3}
          maxLength={progressLimits.noteMaxLength}
          {...field('note')}
        />
        <FormOutcome state={state} />
        <div className={`${row.gap3} ${row.end}`}>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={isSending} aria-busy={isSending}>
            {isSending ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
