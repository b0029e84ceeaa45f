'use client';

import { useState, type SubmitEvent } from 'react';
import { callApi } from '@/client/apiClient';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { preferencesTexts as texts, profileMessages, profileTexts } from '@/content/portal/profile';
import type { Preferences } from '@/schemas/account';
import { FormOutcome } from './FormOutcome';
import { TimeZoneField } from './TimeZoneField';
import { useAccountForm } from './useAccountForm';
import styles from './AccountForm.module.css';

const mails = [
  { name: 'emailNotifications', label: texts.emailNotifications, text: texts.emailNotificationsText },
  { name: 'marketingEmails', label: texts.marketing, text: texts.marketingText },
] as const;

/** Which mail somebody wants, and the zone in which they read times. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const [values, setValues] = useState(preferences);
  const { form, state, submit, markDirty } = useAccountForm({
    failureMessage: profileMessages.preferencesFailed,
  });
  const isSending = state.status === 'sending';
  const change = (changed: Partial<Preferences>) => {
    setValues({ ...values, ...changed });
    markDirty();
  };

  const save = async () => {
    await callApi('/auth/preferences', { method: 'PUT', body: values });
    return profileMessages.preferencesUpdated;
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(save);
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={styles.form}>
      <FormOutcome state={state} />
      <fieldset disabled={isSending} className={styles.fields}>
        {mails.map(({ name, label, text }) => (
          <Choice
            key={name}
            type="checkbox"
            name={name}
            checked={values[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
            label={
              <>
                <b>{label}</b>
                <span className={styles.choiceText}>{text}</span>
              </>
            }
          />
        ))}
        <p className={styles.note}>{texts.securityNote}</p>
        <TimeZoneField
          value={values.timezone}
          error={state.problems.timezone}
          onChange={(timezone) => change({ timezone })}
        />
        <Button type="submit" aria-busy={isSending} className={styles.submit}>
          {isSending ? profileTexts.updating : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
}
