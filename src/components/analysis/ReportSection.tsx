import { useId, type ReactNode } from 'react';
import styles from './ReportSection.module.css';

interface ReportSectionProps {
  title: string;
  /** Of the heading: 2 on a page, 3 below a dialog's title. */
  level: 2 | 3;
  children: ReactNode;
}

/** One of the report's parts under its heading. */
export function ReportSection({ title, level, children }: ReportSectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
