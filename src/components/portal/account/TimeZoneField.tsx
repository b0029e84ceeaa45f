'use client';

import { useMemo, type ComponentProps } from 'react';
import { SelectField } from '@/components/ui/SelectField';
import { preferencesTexts as texts } from '@/content/portal/profile';
import { commonTimeZones, timeZoneRegions } from '@/domain/accounts/timeZones';

import { currentTimeZones } from './currentTimeZone';

interface TimeZoneFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label'> {
  /** What was chosen before. */
  stored: string;
}

/** All zones that the browser knows, the usual ones first. */
export function TimeZoneField({ stored, ...field }: TimeZoneFieldProps) {
  const regions = useMemo(() => timeZoneRegions(currentTimeZones(Intl.supportedValuesOf('timeZone'))), []);
  const isOffered =
    commonTimeZones.some((zone) => zone.value === stored) ||
    regions.some(({ zones }) => zones.some((zone) => zone.value === stored));
  return (
    <SelectField label={texts.timezone} {...field}>
      {/* Chosen where zones have other names. */}
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
