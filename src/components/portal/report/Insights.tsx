import { Fragment } from 'react';
import { reportTexts as texts } from '@/content/portal/report';
import { readInsights, type InsightBlock } from '@/domain/audit/insights/readInsights';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';
import styles from './AuditReport.module.css';
import { ReportCard } from './ReportCard';

/** The report's text: line breaks and bold are formatted, everything else is literal text. */
export function Insights({ text, note }: { text: string; note: string }) {
  return (
    <ReportCard id="insights" title={texts.insights}>
      <div className={`${stack.gap4} ${textStyles.measure}`}>
        {readInsights(text).map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
      <p className={textStyles.note}>{note}</p>
    </ReportCard>
  );
}

function Block({ block: { isHeading, lines } }: { block: InsightBlock }) {
  if (isHeading) return <h3 className={styles.heading}>{lines[0]?.[0]?.text}</h3>;
  return (
    <p>
      {lines.map((spans, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {spans.map(({ text, isBold }, place) =>
            isBold ? <strong key={place}>{text}</strong> : <span key={place}>{text}</span>,
          )}
        </Fragment>
      ))}
    </p>
  );
}
