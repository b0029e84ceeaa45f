'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { panelTexts as texts } from '@/content/admin/panel';
import styles from './ClientReport.module.css';
import stack from '@/components/ui/Stack.module.css';
import space from '@/components/ui/Space.module.css';

/** On an analysis in the CMS: the client's report, and a link to the full page. */
export function AnalysisReportField() {
  const { id } = useDocumentInfo();
  return (
    <section className={`${styles.report} ${stack.gap4} ${stack.start} ${space.below5}`}>
      <a href={`/analysis-results/${id}`}>{texts.openReport}</a>
      <iframe title={texts.reportOf} src={`/iframe/analysis/${id}`} className={styles.frame} />
    </section>
  );
}
