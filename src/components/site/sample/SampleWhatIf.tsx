'use client';

import type { ShownAnalysis } from '@/client/useAnalysis';
import { WhatIfSection } from '@/components/analysis/whatIf/WhatIfSection';

const loadWhatIf = () =>
  import('@/components/analysis/whatIf/WhatIfPanel').then((module) => module.WhatIfPanel);

/** Other numbers to try in the sample; nothing is asked of the server. */
export function SampleWhatIf({ analysis }: { analysis: ShownAnalysis }) {
  return <WhatIfSection load={loadWhatIf} part={{ analysis }} />;
}
