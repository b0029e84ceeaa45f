import { findingFieldLabels } from '@/content/admin/seo';
import { severityLabels } from '@/content/admin/severityLabels';
import type { MetadataFinding } from '@/domain/seo/checks/MetadataFinding';
import styles from './FindingList.module.css';

/** Findings with their severity as text, not only as color. */
export function FindingList({ findings, label }: { findings: readonly MetadataFinding[]; label: string }) {
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {findings.map(({ severity, field, message }) => (
        <li key={`${field} ${message}`} data-severity={severity}>
          <span className={styles.severity}>{severityLabels[severity]}</span>
          <span>
            <b>{`${findingFieldLabels[field] ?? field}:`}</b>
            <span>{` ${message}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
