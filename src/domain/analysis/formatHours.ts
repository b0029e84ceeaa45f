import { formatCount } from '@/format/numbers';
import type { StoredOpportunity } from './readOpportunities';

/** Whole hours as tables show them: 1026 → "1,026 hrs". */
export function formatHours(hours: number): string {
  return `${formatCount(Math.round(hours))} hrs`;
}

type RoiModel = StoredOpportunity['roiModel'];

/** Whether no hours are a counted nothing. Older analyses write their amounts as text, and don't all state hours. */
export const statesHours = ({ savedHours, calculatedSavings, range }: RoiModel): boolean =>
  savedHours > 0 || range !== undefined || typeof calculatedSavings === 'number';

/** Hours that an opportunity saves, and "TBD" where it can't say. */
export const formatSavedHours = (roiModel: RoiModel): string =>
  statesHours(roiModel) ? formatHours(roiModel.savedHours) : 'TBD';
