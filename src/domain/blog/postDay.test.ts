import { expect, it } from 'vitest';
import { formatDateIn, formatDay } from '@/format/dates';
import { noonOf } from './postDay';

it.each(['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Asia/Tokyo', 'Australia/Brisbane'])(
  'is the same day in %s as on the page',
  (timeZone) => {
    const date = noonOf('2026-11-20');
    expect(formatDateIn(date, timeZone)).toBe('November 20, 2026');
    expect(formatDay(date, 'long')).toBe('November 20, 2026');
  },
);
