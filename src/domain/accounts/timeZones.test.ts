import { describe, expect, it } from 'vitest';
import { commonTimeZones, isTimeZone, timeZoneRegions } from './timeZones';

describe('isTimeZone', () => {
  it.each(['UTC', 'America/New_York', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'Asia/Kolkata'])(
    'knows %s',
    (name) => expect(isTimeZone(name)).toBe(true),
  );
  it.each(['', '+01:00', 'Mars/Olympus', 'utc; drop', 'America/', 'EST5EDT x', 'Europe/Berlin\n'])(
    'refuses %j',
    (name) => expect(isTimeZone(name)).toBe(false),
  );
});

describe('timeZoneRegions', () => {
  const names = Intl.supportedValuesOf('timeZone');
  const regions = timeZoneRegions(names);
  const values = regions.flatMap(({ zones }) => zones.map(({ value }) => value));

  it('holds every zone once, beside the common ones', () => {
    expect(new Set(values).size).toBe(values.length);
    const offered = new Set<string>([...values, ...commonTimeZones.map(({ value }) => value)]);
    expect(names.filter((name) => name.includes('/') && !offered.has(name))).toEqual([]);
  });

  it('reads as people write, by region', () => {
    const names = ['America/Argentina/Rio_Gallegos', 'America/New_York', 'Etc/GMT+1', 'Europe/Lisbon', 'UTC'];
    expect(timeZoneRegions(names)).toEqual([
      {
        name: 'America',
        zones: [{ value: 'America/Argentina/Rio_Gallegos', label: 'Argentina, Rio Gallegos' }],
      },
      { name: 'Europe', zones: [{ value: 'Europe/Lisbon', label: 'Lisbon' }] },
    ]);
  });
});
