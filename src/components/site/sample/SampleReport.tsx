import { readShownAnalysis } from '@/client/readShownAnalysis';
import { AnalysisReport } from '@/components/analysis/AnalysisReport';
import { ReportContents } from '@/components/analysis/ReportContents';
import type { SharedAnalysis } from '@/schemas/analysis';
import { WhatIfSection } from '@/components/analysis/whatIf/WhatIfSection';

/** The report as a client has it, with a what-if calculation. */
export function SampleReport({ answer }: { answer: SharedAnalysis }) {
  const analysis = readShownAnalysis(answer);
  return (
    <>
      <ReportContents parts={['summary', 'opportunities', 'answers', 'costs', 'money', 'what-if']} />
      <AnalysisReport analysis={analysis} level={2} />
      <WhatIfSection analysis={analysis} />
    </>
  );
}
