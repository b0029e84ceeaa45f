import type { FullAnalysis } from '@/client/useAnalysis';
import type { ReportControls } from '@/components/analysis/ReportControls';
import { AssumedReadiness } from './AssumedReadiness';
import { PutBackButton } from './PutBackButton';
import { RenameTask } from './RenameTask';
import { SizeTask } from './SizeTask';

/** What the owner can change in the report of an analysis. */
export const reportControls = (analysis: FullAnalysis): ReportControls => ({
  putBack: (effect) => <PutBackButton analysis={analysis} effect={effect} />,
  assumedReadiness: (advice) => <AssumedReadiness ownerId={analysis.owner_id}>{advice}</AssumedReadiness>,
  sizeTask: (opportunity) => <SizeTask analysis={analysis} opportunity={opportunity} />,
  renameTask: (department, task) => <RenameTask {...{ analysis, department, task }} />,
});
