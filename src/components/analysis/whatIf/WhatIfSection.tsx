'use client';

import { useState } from 'react';
import type { ShownAnalysis } from '@/client/useAnalysis';
import { LoadedPart } from '@/components/ui/LoadedPart';
import { ReportSection } from '@/components/analysis/ReportSection';
import { Button } from '@/components/ui/Button';
import { openWhatIfTexts as texts } from '@/content/analysis/openWhatIf';
import text from '@/components/ui/Text.module.css';
import styles from './WhatIfSection.module.css';

/** The tool loads when opened, not with the page. */
const loadPanel = () => import('./WhatIfPanel').then((module) => module.WhatIfPanel);

/** What-if calculation below a report, initially closed. Closing it keeps the input. */
export function WhatIfSection({ analysis }: { analysis: ShownAnalysis }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const toggle = () => {
    setIsOpen(!isOpen);
    setWasOpened(true);
  };
  return (
    <div data-print={isOpen ? undefined : 'hide'}>
      <ReportSection title={texts.title} level={2} part="what-if">
        <div className={styles.section}>
          <p className={text.measure}>{texts.teaser}</p>
          <Button variant="secondary" aria-expanded={isOpen} onClick={toggle} data-print="hide">
            {isOpen ? texts.close : texts.open}
          </Button>
          {wasOpened && (
            <div hidden={!isOpen}>
              <LoadedPart load={loadPanel} part={{ analysis }} texts={texts} />
            </div>
          )}
        </div>
      </ReportSection>
    </div>
  );
}
