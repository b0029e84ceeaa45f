import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A short label set apart from the text around it. */
export function Badge({ tone = 'green', children }: { tone?: 'green' | 'outline'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
