'use client';

import { useState } from 'react';
import type { FullAnalysis } from '@/client/useAnalysis';
import { LoadedPart } from '@/components/ui/LoadedPart';
import { ReportSection } from '@/components/analysis/ReportSection';
import { Button } from '@/components/ui/Button';
import { whatIfTexts as texts } from '@/content/portal/whatIf';
import styles from './WhatIfSection.module.css';

/** The tool is fetched when it is opened, and not with the page. */
const loadPanel = () => import('./WhatIfPanel').then((module) => module.WhatIfPanel);

/** The what-if below a report, closed until somebody wants it. */
export function WhatIfSection({ analysis, isOwn }: { analysis: FullAnalysis; isOwn: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-print={isOpen ? undefined : 'hide'}>
      <ReportSection title={texts.title} level={2} part="what-if">
        <div className={styles.section}>
          <p className={styles.teaser}>{texts.teaser}</p>
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            data-print="hide"
          >
            {isOpen ? texts.close : texts.open}
          </Button>
          {isOpen && <LoadedPart load={loadPanel} part={{ analysis, isOwn }} texts={texts} />}
        </div>
      </ReportSection>
    </div>
  );
}
