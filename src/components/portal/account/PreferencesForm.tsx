'use client';

import { useMemo, type ComponentProps } from 'react';
import { callApi } from '@/client/apiClient';
import { setQueryResult } from '@/client/refetchQueries';
import { useUnsavedForm } from '@/client/useUnsavedForm';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { SelectField } from '@/components/ui/SelectField';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { preferencesTexts as texts, profileMessages, profileTexts } from '@/content/portal/profile';
import { commonTimeZones, timeZoneRegions } from '@/domain/accounts/timeZones';
import { preferencesSchema, type Preferences } from '@/schemas/account';
import styles from './AccountForm.module.css';
import { preferencesQuery } from './accountQueries';
import { currentTimeZone, currentTimeZones } from './currentTimeZone';
import { onlyChanged } from './onlyChanged';

interface TimeZoneFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label'> {
  /** The stored choice. */
  stored: string;
}

/** All time zones that the browser knows, common ones first. */
function TimeZoneField({ stored, ...field }: TimeZoneFieldProps) {
  const regions = useMemo(() => timeZoneRegions(currentTimeZones(Intl.supportedValuesOf('timeZone'))), []);
  const isOffered =
    commonTimeZones.some((zone) => zone.value === stored) ||
    regions.some(({ zones }) => zones.some((zone) => zone.value === stored));
  return (
    <SelectField label={texts.timezone} {...field}>
      {/* A stored zone whose name this browser doesn't list. */}
      {isOffered ? null : <option value={stored}>{stored}</option>}
      <optgroup label={texts.commonZones}>
        {commonTimeZones.map((zone) => (
          <option key={zone.value} value={zone.value}>
            {zone.label}
          </option>
        ))}
      </optgroup>
      {regions.map(({ name, zones }) => (
        <optgroup key={name} label={name}>
          {zones.map((zone) => (
            <option key={zone.value} value={zone.value}>
              {zone.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

const mails = [
  { name: 'emailNotifications', label: texts.emailNotifications, text: texts.emailNotificationsText },
  { name: 'marketingEmails', label: texts.marketing, text: texts.marketingText },
] as const;

const valuesOf = (preferences: Preferences): Preferences => ({
  ...preferences,
  timezone: currentTimeZone(preferences.timezone),
});

/** Mail preferences, and the time zone in which times are displayed. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const stored = valuesOf(preferences);
  const { form, state, isSending, reset, onSubmit, field } = useUnsavedForm({
    defaultValues: stored,
    values: stored,
    schema: preferencesSchema,
    send: async (body: Preferences) => {
      const answer = await callApi<Preferences>('/auth/preferences', {
        method: 'PUT',
        body: onlyChanged(body, stored),
      });
      setQueryResult(preferencesQuery.queryKey, answer);
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
