import type { ReactNode } from 'react';
import { LinkedHeading } from './LinkedHeading';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** Of the heading, for the section's `aria-labelledby`. */
  id?: string;
  title: string;
  /** A sentence or two beside the title. */
  children?: ReactNode;
}

/** A section's heading on the left and what it is about on the right. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <LinkedHeading level={2} id={id} title={title} />
      {children ? <p className={styles.lede}>{children}</p> : null}
    </div>
  );
}
