import { useState } from 'react';
import { useUnsavedForm } from '@/client/useUnsavedForm';
import { Button } from '@/components/ui/Button';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { redirectDialogTexts as texts, redirectTexts } from '@/content/admin/redirects';
import type { RedirectAnswer, RedirectBody } from '@/schemas/redirects';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import { latestOf, redirectFormSchema, toRedirectForm, type RedirectStart } from './redirectForm';
import { saveRedirect } from './redirectsApi';

interface RedirectDialogProps {
  start: RedirectStart;
  onSaved: (redirect: RedirectAnswer) => void;
  onClose: () => void;
}

/** Creates or edits a redirect. */
export function RedirectDialog({ start, onSaved, onClose }: RedirectDialogProps) {
  // The version that is shown, and a newer one that caused a conflict.
  const [version, setVersion] = useState(start.updatedAt);
  const [latest, setLatest] = useState<RedirectAnswer | null>(null);
  const { form, state, isSending, reset, clear, onSubmit, field } = useUnsavedForm({
    defaultValues: toRedirectForm(start),
    schema: redirectFormSchema,
    send: async (body: RedirectBody) => {
      try {
        onSaved(await saveRedirect(start.id, { ...body, updatedAt: version }));
      } catch (error) {
        setLatest(latestOf(error));
        throw error;
      }
    },
    failureMessage: texts.saveFailed,
  });
  const showLatest = (shown: RedirectAnswer) => {
    reset(toRedirectForm(shown));
    setVersion(shown.updatedAt);
    setLatest(null);
    clear();
    // The button is removed with the old version.
    form.current?.querySelector('input')?.focus();
  };
  return (
    <DialogFrame
      closeLabel={texts.close}
      title={start.id === undefined ? texts.addTitle : texts.editTitle}
      onClose={() => (isSending ? undefined : onClose())}
    >
      <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
        <TextField label={texts.from} hint={texts.fromHint} {...field('from')} required autoComplete="off" />
        <TextField label={texts.to} hint={texts.toHint} {...field('to')} required autoComplete="off" />
        <SelectField label={texts.kind} hint={texts.kindHint} {...field('kind')}>
          {Object.entries(redirectTexts.kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <FormOutcome state={state} />
        <div className={`${row.gap3} ${row.middle} ${row.end}`}>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {texts.cancel}
          </Button>
          {latest ? (
            <Button variant="secondary" disabled={isSending} onClick={() => showLatest(latest)}>
              {texts.loadLatest}
            </Button>
          ) : null}
          <Button type="submit" disabled={isSending} aria-busy={isSending}>
            {isSending ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
