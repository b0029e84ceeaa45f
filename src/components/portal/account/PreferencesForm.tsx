'use client';

import { callApi } from '@/client/apiClient';
import { showChanged } from '@/client/readAgain';
import { useHeldForm } from '@/client/useHeldForm';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { preferencesTexts as texts, profileMessages, profileTexts } from '@/content/portal/profile';
import { preferencesSchema, type Preferences } from '@/schemas/account';
import { preferencesQuery } from './accountQueries';
import { currentTimeZone } from './currentTimeZone';
import { onlyChanged } from './onlyChanged';
import { TimeZoneField } from './TimeZoneField';
import styles from './AccountForm.module.css';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';

const mails = [
  { name: 'emailNotifications', label: texts.emailNotifications, text: texts.emailNotificationsText },
  { name: 'marketingEmails', label: texts.marketing, text: texts.marketingText },
] as const;

const valuesOf = (preferences: Preferences): Preferences => ({
  ...preferences,
  timezone: currentTimeZone(preferences.timezone),
});

/** Which mail somebody wants, and the zone in which they read times. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const stored = valuesOf(preferences);
  const { form, state, isSending, reset, onSubmit, field } = useHeldForm({
    defaultValues: stored,
    values: stored,
    schema: preferencesSchema,
    send: async (body: Preferences) => {
      const answer = await callApi<Preferences>('/auth/preferences', {
        method: 'PUT',
        body: onlyChanged(body, stored),
      });
      showChanged(preferencesQuery.queryKey, answer);
      reset(valuesOf(answer));
      return profileMessages.preferencesUpdated;
    },
    failureMessage: profileMessages.preferencesFailed,
  });

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
      <FormOutcome state={state} />
      <fieldset disabled={isSending} className={stack.gap5}>
        {mails.map(({ name, label, text }) => (
          <Choice
            key={name}
            type="checkbox"
            {...field(name)}
            label={
              <>
                <b>{label}</b>
                <span className={`${styles.choiceText} ${textStyles.quiet}`}>{text}</span>
              </>
            }
          />
        ))}
        <p className={textStyles.hint}>{texts.securityNote}</p>
        <TimeZoneField stored={stored.timezone} {...field('timezone')} />
        <Button type="submit" aria-busy={isSending} className={styles.submit}>
          {isSending ? profileTexts.updating : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
}
