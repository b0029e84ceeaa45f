import { reportPartTexts, type ReportPart } from '@/content/analysis/reportParts';
import styles from './AnalysisReport.module.css';

/** Links to the parts of a long page. */
export function ReportContents({ parts }: { parts: readonly ReportPart[] }) {
  return (
    <nav aria-label={reportPartTexts.label} data-print="hide">
      <ul className={styles.parts} role="list">
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{reportPartTexts[part]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
