import { addDays, groupings, type CalendarDay, type Grouping } from '@/domain/overview/calendarDays';

/** Spans that one press chooses, up to today. */
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

const looksLikeDay = (text: string | null): text is CalendarDay => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** What the address asks for; the last 30 days where it asks for nothing that could be a span. */
export function readPlace(parameters: URLSearchParams, today: CalendarDay): OverviewPlace {
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  const by = groupings.find((known) => known === parameters.get('by'));
  if (!looksLikeDay(from) || !looksLikeDay(to)) return presetPlace(usual, today);
  return { from, to, by: by ?? 'day' };
}

export const placeQuery = ({ from, to, by }: OverviewPlace): string =>
  String(new URLSearchParams({ from, to, by }));
