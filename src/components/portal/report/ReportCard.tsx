import type { ReactNode } from 'react';
import styles from './ReportCard.module.css';

interface ReportCardProps {
  /** Of its title. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One part of a report under its title. */
export function ReportCard({ id, title, children }: ReportCardProps) {
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
