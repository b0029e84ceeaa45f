import type { ReactNode } from 'react';
import text from '@/components/ui/Text.module.css';
import styles from './MoreDetails.module.css';

interface MoreDetailsProps {
  title: string;
  /** What it holds, in a sentence. */
  note?: string;
  children: ReactNode;
}

/** A part of the report that opens with one press, and is printed open. */
export function MoreDetails({ title, note, children }: MoreDetailsProps) {
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        <span className={text.subheading}>{title}</span>
        {note && <small className={text.hint}>{note}</small>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
