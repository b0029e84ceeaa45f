import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeTone = 'green' | 'outline' | 'plain' | 'strong' | 'amber' | 'red';

/** A short label set apart from the text around it. */
export function Badge({ tone = 'green', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
