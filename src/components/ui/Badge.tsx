import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A short highlighted label. */
export function Badge({ tone = 'green', children }: { tone?: 'green' | 'outline'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
