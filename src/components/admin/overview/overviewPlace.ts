import { addDays, type CalendarDay, type Grouping } from '@/domain/overview/calendarDays';
import { overviewQuerySchema, spanProblem } from '@/schemas/overview';

/** Preset periods that end today. */
export const presets = [
  { label: '7 days', days: 7, by: 'day' },
  { label: '30 days', days: 30, by: 'day' },
  { label: '90 days', days: 90, by: 'week' },
  { label: '12 months', days: 365, by: 'month' },
] as const satisfies readonly { label: string; days: number; by: Grouping }[];

export interface OverviewPlace {
  from: CalendarDay;
  to: CalendarDay;
  by: Grouping;
}

const usual = presets[1];

export const presetPlace = ({ days, by }: (typeof presets)[number], today: CalendarDay): OverviewPlace => ({
  from: addDays(today, 1 - days),
  to: today,
  by,
});

/** Returns the problem of a period and the end it belongs to; null if valid. */
export function problemOf(place: OverviewPlace): { at: 'from' | 'to'; message: string } | null {
  const issue = overviewQuerySchema.safeParse(place).error?.issues[0];
  const message = issue?.message ?? spanProblem(place);
  return message ? { at: issue?.path[0] === 'from' ? 'from' : 'to', message } : null;
}

/** Reads the period from the address; defaults to the last 30 days if it is missing or invalid. */
export function readPlace(parameters: URLSearchParams, today: CalendarDay): OverviewPlace {
  const { data } = overviewQuerySchema.safeParse(Object.fromEntries(parameters));
  if (!data?.from || !data.to) return presetPlace(usual, today);
  const place = { from: data.from, to: data.to, by: data.by };
  return spanProblem(place) ? presetPlace(usual, today) : place;
}

export const placeQuery = ({ from, to, by }: OverviewPlace): string =>
  String(new URLSearchParams({ from, to, by }));
