import { formatCount } from '@/format/numbers';

/** Whole hours as tables show them: 1026 → "1,026 hrs". */
export function formatHours(hours: number): string {
  return `${formatCount(Math.round(hours))} hrs`;
}

/** Hours that an opportunity saves, and "TBD" where it can't say. */
export function formatSavedHours(hours: number): string {
  return hours > 0 ? formatHours(hours) : 'TBD';
}
