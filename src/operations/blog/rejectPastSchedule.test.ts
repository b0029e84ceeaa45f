import { expect, it } from 'vitest';
import { rejectPastSchedule } from './rejectPastSchedule';

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const schedule = (date: unknown, name = 'schedule-publish') => rejectPastSchedule({ name, args: { date } });

it('rejects a schedule for the past', () => {
  expect(schedule(minutesFromNow(-2))).toEqual({ error: 'Choose a time in the future.' });
});

it('reads a time in any form', () => {
  const past = minutesFromNow(-2);
  for (const date of [past.toISOString(), past.getTime()]) {
    expect(schedule(date)).toEqual({ error: 'Choose a time in the future.' });
  }
  const others = [minutesFromNow(5).toISOString(), 'tomorrow', null];
  expect(others.map((date) => schedule(date))).toEqual([null, null, null]);
});

it.each([-0.5, 5])('accepts one in %d minutes, because the current minute means now', (minutes) => {
  expect(schedule(minutesFromNow(minutes))).toBeNull();
});

it('leaves other calls alone', () => {
  const withoutDate = { name: 'schedule-publish', args: { deleteID: 3 } };
  const others = [withoutDate, { name: 'schedule-publish' }, null, 'schedule-publish'];
  expect(others.map(rejectPastSchedule)).toEqual([null, null, null, null]);
  expect(schedule(minutesFromNow(-2), 'form-state')).toBeNull();
});
