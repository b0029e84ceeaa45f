import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useApiForm } from '@/client/useApiForm';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { SelectField } from '@/components/ui/SelectField';
import { inquiryScreenTexts as texts, inquiryTexts } from '@/content/admin/inquiries';
import { inquiryStates } from '@/domain/inquiries/inquiryStates';
import type { InquiryDetails, InquiryOwner, UpdateInquiryBody } from '@/schemas/inquiryDesk';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import { useAdminAnswer } from '../useAdminAnswer';
import { handlingFormSchema, toHandlingForm, versionToSave } from './handlingForm';
import { inquiryOwnersPath } from './inquiriesApi';
import styles from './InquiryScreen.module.css';
import { OwnerOptions } from './OwnerOptions';
import card from '@/components/ui/Card.module.css';

interface InquiryHandlingProps {
  inquiry: InquiryDetails;
  save: (body: UpdateInquiryBody) => Promise<InquiryDetails>;
  /** Reloads to show another user's change. */
  onReload: () => void;
}

/** Status and owner of an inquiry. */
export function InquiryHandling({ inquiry, save, onReload }: InquiryHandlingProps) {
  const { answer: owners } = useAdminAnswer<InquiryOwner[]>(inquiryOwnersPath);
  const stored = toHandlingForm(inquiry);
  const { form, state, control, isSending, reset, clear, onSubmit, field } = useApiForm({
    defaultValues: stored,
    values: stored,
    schema: handlingFormSchema,
    send: async (body: Omit<UpdateInquiryBody, 'updatedAt'>) => {
      const saved = await save({ ...body, updatedAt: version.updatedAt });
      // From here on the fields follow other users' changes again.
      reset(toHandlingForm(saved));
    },
    failureMessage: texts.saveFailed,
  });
  const { dirtyFields } = useFormState({ control });
  const [shown, setShown] = useState(inquiry);
  const version = versionToSave(shown, inquiry, dirtyFields);
  if (version.updatedAt !== shown.updatedAt) {
    setShown(version);
    // The next save sends the version that is shown now.
    if (state.isOutdated) clear();
  }
  const showLatest = () => {
    reset(stored);
    onReload();
    // The button is removed once the latest version has loaded.
    form.current?.querySelector('select')?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.handling}
      className={`${styles.box} ${card.card} ${card.pad5}`}
      onSubmit={onSubmit}
    >
      <fieldset disabled={isSending} className={stack.gap3}>
        <SelectField label={texts.state} {...field('status')}>
          {inquiryStates.map((name) => (
            <option key={name} value={name}>
              {inquiryTexts.states[name]}
            </option>
          ))}
        </SelectField>
        <SelectField
          // An uncontrolled select loses its value when its options change.
          key={owners ? 'all' : 'own'}
          label={texts.owner}
          hint={texts.ownerHint}
          {...field('ownerId')}
        >
          <option value="">{texts.nobody}</option>
          <OwnerOptions owners={owners} chosen={inquiry.owner} />
        </SelectField>
      </fieldset>
      {state.message ? <FormMessage>{state.message}</FormMessage> : null}
      <div className={`${row.gap2} ${space.above3}`}>
        {state.isOutdated ? (
          <Button variant="secondary" size="small" onClick={showLatest}>
            {texts.loadLatest}
          </Button>
        ) : null}
        <Button type="submit" variant="secondary" size="small" disabled={isSending} aria-busy={isSending}>
          {isSending ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}
