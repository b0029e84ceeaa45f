import { defaultAssumptions, type StoredOpportunity } from '@/domain/analysis/readOpportunities';
import { reportTexts } from './report';

/** Returns the assumptions behind the figures. Older analyses lack some. */
export const statedAssumptions = ({ assumptions }: StoredOpportunity['roiModel']): string =>
  assumptions === defaultAssumptions ? reportTexts.notAvailable : assumptions;
