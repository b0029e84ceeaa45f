'use client';

import { readShownAnalysis } from '@/client/readShownAnalysis';
import { AnalysisReport } from '@/components/analysis/AnalysisReport';
import { ReportContents } from '@/components/analysis/ReportContents';
import { WhatIfSection } from '@/components/analysis/whatIf/WhatIfSection';
import type { SharedAnalysis } from '@/schemas/analysis';

const loadWhatIf = () =>
  import('@/components/analysis/whatIf/WhatIfPanel').then((module) => module.WhatIfPanel);

/** The report as a client has it, with other numbers to try; nothing is asked of the server. */
export function SampleReport({ answer }: { answer: SharedAnalysis }) {
  const analysis = readShownAnalysis(answer);
  return (
    <>
      <ReportContents parts={['summary', 'opportunities', 'money', 'costs', 'answers', 'what-if']} />
      <AnalysisReport analysis={analysis} level={2} />
      <WhatIfSection load={loadWhatIf} part={{ analysis }} />
    </>
  );
}
