import type { ReactNode } from 'react';
import { bandTexts, reportTexts as texts } from '@/content/portal/report';
import { printedTexts } from '@/content/printed';
import { isComplete } from '@/domain/audit/AuditAnswers';
import { scoreBand } from '@/domain/audit/scoreBand';
import { formatDate } from '@/format/dates';
import type { SharedAudit } from '@/schemas/audit';
import textStyles from '@/components/ui/Text.module.css';
import styles from './AuditReport.module.css';
import { CategoryBreakdown } from './CategoryBreakdown';
import { Insights } from './Insights';
import { OneBandPanel } from './OneBandPanel';
import { ScoreGauge } from './ScoreGauge';
import card from '@/components/ui/Card.module.css';

interface AuditReportProps {
  audit: SharedAudit;
  /** Rendered below the title. */
  actions?: ReactNode;
  comparison?: ReactNode;
  /** What the insights are made from. */
  insightsNote?: string;
  /** Rendered after the report. */
  children?: ReactNode;
}

/** A report from score to insights. */
export function AuditReport({
  audit,
  actions,
  comparison,
  insightsNote = texts.insightsNote,
  children,
}: AuditReportProps) {
  const { badge, text } = bandTexts[scoreBand(audit.overall_score)];
  return (
    <>
      <header className={styles.banner} data-tone="dark">
        <div className={styles.inner}>
          <h1 className={textStyles.title}>{texts.title}</h1>
          <p className={styles.date}>{printedTexts.generatedOn(formatDate(audit.created_at, 'long'))}</p>
          {actions}
        </div>
      </header>
      <div className={styles.page}>
        <div className={`${styles.overall} ${card.sheet} ${card.pad6}`}>
          <ScoreGauge percent={audit.overall_score} />
          <div className={styles.verdict}>
            <p className={styles.badge} data-band={scoreBand(audit.overall_score)}>
              {badge}
            </p>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
        <CategoryBreakdown scores={audit.section_scores} />
        {isComplete(audit.raw_answers) && <OneBandPanel answers={audit.raw_answers} />}
        {comparison}
        {audit.ai_report && <Insights text={audit.ai_report} note={insightsNote} />}
        {children}
      </div>
    </>
  );
}
