import { isOneByOne, type WeighedPlan } from '@/domain/analysis/plan/isOneByOne';
import type { OwnDaysBasis } from '@/domain/analysis/plan/ownDays';
import type { CalendarPlan } from '@/domain/analysis/plan/planCalendar';
import { formatCount } from '@/format/numbers';
import { calendarTexts as texts } from './calendarTexts';

type NotedPlan = Pick<CalendarPlan, 'projects' | 'pause'> & WeighedPlan;

/**
 * Returns the notes above a calendar for a number of days a month: how it is calculated, which projects wait, and when the client
 * wants nothing new.
 */
export function calendarNotes(plan: NotedPlan, aMonth: number, basis: OwnDaysBasis | 'tried'): string[] {
  return [
    texts.note(formatCount(aMonth), basis),
    ...(isOneByOne(plan) && plan.projects.filter(({ kind }) => kind === 'pays').length > 1
      ? [texts.oneByOne]
      : []),
    ...(plan.projects.some(({ waits }) => waits) ? [texts.exceedsBudget] : []),
    ...(plan.pause ? [texts.pause(plan.pause)] : []),
  ];
}
