'use client';

import { readShownAnalysis } from '@/client/readShownAnalysis';
import { hidesSalaries } from '@/content/analysis/hidesSalaries';
import { useSharedDocument } from '@/client/useSharedDocument';
import { NothingShared } from '@/components/sharing/NothingShared';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { resultsTexts } from '@/content/analysis/results';
import { sharedAnalysisTexts as texts } from '@/content/analysis/shared';
import type { SharedAnalysis as SharedAnswer } from '@/schemas/analysis';
import page from '@/components/ui/Page.module.css';
import { AnalysisHead } from './AnalysisHead';
import { AnalysisReport } from './AnalysisReport';
import styles from './SharedAnalysis.module.css';

/** An analysis for anyone with its link, as a page or in a frame on another site. */
export function SharedAnalysis() {
  const opened = useSharedDocument<SharedAnswer>('/api/shared-analyses');
  if (opened.status === 'loading') {
    return (
      <p role="status" className={styles.loading}>
        {texts.loading}
      </p>
    );
  }
  if (opened.status !== 'open')
    return <NothingShared reason={opened.status} failedTitle={texts.failedTitle} />;
  const analysis = readShownAnalysis(opened.shown);
  const note = hidesSalaries(analysis) ? `${texts.note} ${texts.withoutSalaries}` : texts.note;
  return (
    <div className={page.page}>
      <AnalysisHead name={analysis.list_name} note={note} />
      <AnalysisReport analysis={analysis} level={2} />
      <div className={styles.own} data-print="hide">
        <p>{texts.takeOwn}</p>
        <ButtonLink href="/ai-opportunity-assessment" target="_blank" rel="noopener">
          {texts.start}
          <span className="visually-hidden"> {resultsTexts.newTab}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
