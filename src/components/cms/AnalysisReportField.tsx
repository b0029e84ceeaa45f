'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { panelTexts as texts } from '@/content/admin/panel';
import styles from './ClientReport.module.css';

/** On an analysis in the CMS: its report as the client reads it, and the way to the whole page. */
export function AnalysisReportField() {
  const { id } = useDocumentInfo();
  return (
    <section className={styles.report}>
      <a href={`/analysis-results/${id}`}>{texts.openReport}</a>
      <iframe title={texts.reportOf} src={`/iframe/analysis/${id}`} className={styles.frame} />
    </section>
  );
}
