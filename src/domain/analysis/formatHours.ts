import { formatCount } from './formatCount';

/** Whole hours as tables show them: 1026 → "1,026 hrs". */
export function formatHours(hours: number): string {
  return `${formatCount(Math.round(hours))} hrs`;
}
