'use client';

import { useMemo } from 'react';
import { SelectField } from '@/components/ui/SelectField';
import { preferencesTexts as texts } from '@/content/portal/profile';
import { commonTimeZones, timeZoneRegions } from '@/domain/accounts/timeZones';

interface TimeZoneFieldProps {
  value: string;
  error?: string;
  onChange: (timezone: string) => void;
}

/** All zones that the browser knows, the usual ones first. */
export function TimeZoneField({ value, error, onChange }: TimeZoneFieldProps) {
  const regions = useMemo(() => timeZoneRegions(Intl.supportedValuesOf('timeZone')), []);
  const isOffered =
    commonTimeZones.some((zone) => zone.value === value) ||
    regions.some(({ zones }) => zones.some((zone) => zone.value === value));
  return (
    <SelectField
      label={texts.timezone}
      name="timezone"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      {/* Chosen where zones have other names. */}
      {isOffered ? null : <option value={value}>{value}</option>}
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
