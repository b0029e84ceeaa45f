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

  it('reads as people write', () => {
    expect(regions.find(({ name }) => name === 'America')?.zones).toContainEqual({
      value: 'America/Argentina/Buenos_Aires',
      label: 'Argentina, Buenos Aires',
    });
  });
});
