/** Zones that are offered first. */
export const commonTimeZones = [
  { value: 'UTC', label: 'UTC' },
  { value: 'America/New_York', label: 'Eastern Time' },
  { value: 'America/Chicago', label: 'Central Time' },
  { value: 'America/Denver', label: 'Mountain Time' },
  { value: 'America/Los_Angeles', label: 'Pacific Time' },
] as const;

const shape = /^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2})$/;

/** Whether a text is a zone of the IANA database, by its current or a former name. Offsets are not zones. */
export function isTimeZone(text: string): boolean {
  if (!shape.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the time zone of the runtime. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface TimeZoneRegion {
  /** Such as Europe. */
  name: string;
  zones: readonly { value: string; label: string }[];
}

/**
 * Groups all zones by region, without the common ones.
 * @param names the zones that the runtime knows
 */
export function timeZoneRegions(names: readonly string[]): TimeZoneRegion[] {
  const common = new Set<string>(commonTimeZones.map(({ value }) => value));
  const regions = new Map<string, { value: string; label: string }[]>();
  for (const value of names) {
    const [region = '', ...place] = value.split('/');
    if (common.has(value) || place.length === 0 || region === 'Etc') continue;
    const zones = regions.get(region) ?? [];
    zones.push({ value, label: place.join(', ').replaceAll('_', ' ') });
    regions.set(region, zones);
  }
  return [...regions].map(([name, zones]) => ({ name, zones }));
}
