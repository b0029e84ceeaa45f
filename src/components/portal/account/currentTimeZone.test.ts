import { describe, expect, it } from 'vitest';
import { isTimeZone } from '@/domain/accounts/timeZones';
import { currentTimeZone, currentTimeZones } from './currentTimeZone';

const listed = Intl.supportedValuesOf('timeZone');
const former = listed.filter((name) => currentTimeZone(name) !== name);

describe('the names of time zones', () => {
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/New_York', 'America/New_York'],
    ['UTC', 'UTC'],
  ])('%s is %s today', (name, present) => expect(currentTimeZone(name)).toBe(present));

  it('offers each zone once, by its present name', () => {
    const offered = currentTimeZones([...listed, 'Asia/Kolkata', 'Europe/Kyiv']);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered).toEqual(offered.toSorted());
    expect(offered).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'America/Nuuk']));
    expect(offered.filter((name) => former.includes(name))).toEqual([]);
  });

  it('is accepted both ways', () => {
    expect(former.length).toBeGreaterThan(0);
    expect(former.filter((name) => !isTimeZone(name))).toEqual([]);
    expect(former.map(currentTimeZone).filter((name) => !isTimeZone(name))).toEqual([]);
  });
});
