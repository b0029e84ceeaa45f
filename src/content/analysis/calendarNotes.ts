import { beginningOf } from '@/domain/analysis/plan/beginningOf';
import { isOneByOne, type WeighedPlan } from '@/domain/analysis/plan/isOneByOne';
import type { OwnDaysBasis } from '@/domain/analysis/plan/ownDays';
import type { CalendarPlan } from '@/domain/analysis/plan/planCalendar';
import { waitingOf } from '@/domain/analysis/plan/waitingOf';
import { formatCount } from '@/format/numbers';
import { calendarTexts as texts } from './calendarTexts';

type NotedPlan = Pick<CalendarPlan, 'projects'> & WeighedPlan;

/**
 * Returns the notes above a calendar for a number of days a month: how it is calculated, which projects wait, and which
 * have no month.
 */
export function calendarNotes(plan: NotedPlan, aMonth: number, basis: OwnDaysBasis | 'tried'): string[] {
  const waiting = waitingOf(plan.projects);
  return [
    texts.note(formatCount(aMonth), basis),
    ...(isOneByOne(plan) && beginningOf(plan.projects).length > 1 ? [texts.oneByOne] : []),
    ...(waiting.length > 0 ? [texts.waiting(waiting.map(({ opportunity }) => opportunity.name))] : []),
  ];
}
