import { formatCount } from '@/format/numbers';
import type { StoredOpportunity } from './readOpportunities';

/** Formats whole hours: 1026 → "1,026 hrs". */
export function formatHours(hours: number): string {
  return `${formatCount(Math.round(hours))} hrs`;
}

type RoiModel = StoredOpportunity['roiModel'];

/**
 * Whether the hours are a stated figure, which may be 0. Older analyses store amounts as text, and not all of them
 * state hours.
 */
export const statesHours = ({ savedHours, calculatedSavings, range }: RoiModel): boolean =>
  savedHours > 0 || range !== undefined || typeof calculatedSavings === 'number';

/** Formats the hours that an opportunity saves, or "TBD" if it states none. */
export const formatSavedHours = (roiModel: RoiModel): string =>
  statesHours(roiModel) ? formatHours(roiModel.savedHours) : 'TBD';
