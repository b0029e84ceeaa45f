import type { ReactNode } from 'react';
import text from '@/components/ui/Text.module.css';
import styles from './MoreDetails.module.css';

interface MoreDetailsProps {
  title: string;
  /** Level of the title, by which screen reader users find a closed part. */
  level: 3 | 4;
  /** What it holds, in a sentence. */
  note?: string;
  /** Whether it is open from the beginning. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A part of the report that opens with one press, and is printed open. */
export function MoreDetails({ title, level, note, startsOpen, children }: MoreDetailsProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <details className={styles.more} open={startsOpen}>
      <summary className={styles.summary}>
        <Heading className={text.subheading}>{title}</Heading>
        {note && <small className={text.hint}>{note}</small>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
