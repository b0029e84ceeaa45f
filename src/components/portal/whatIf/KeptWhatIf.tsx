'use client';

import type { FullAnalysis } from '@/client/useAnalysis';
import { WhatIfPanel } from '@/components/analysis/whatIf/WhatIfPanel';
import { ScenarioPanel } from './ScenarioPanel';

interface KeptWhatIfProps {
  analysis: FullAnalysis;
  isOwn: boolean;
}

/** The what-if of a stored analysis, whose owner can keep what was tried out under a name. */
export const KeptWhatIf = ({ analysis, isOwn }: KeptWhatIfProps) => (
  <WhatIfPanel
    analysis={analysis}
    keep={(whatIf) => <ScenarioPanel analysisId={analysis.id} isOwn={isOwn} whatIf={whatIf} />}
  />
);
