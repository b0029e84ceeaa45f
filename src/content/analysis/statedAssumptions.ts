import { defaultAssumptions, type StoredOpportunity } from '@/domain/analysis/readOpportunities';
import { reportTexts } from './report';

/** What a report says that figures rest on. Older analyses don't all state it. */
export const statedAssumptions = ({ assumptions }: StoredOpportunity['roiModel']): string =>
  assumptions === defaultAssumptions ? reportTexts.notAvailable : assumptions;
