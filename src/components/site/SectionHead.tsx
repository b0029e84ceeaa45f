import type { ReactNode } from 'react';
import { LinkedHeading } from './LinkedHeading';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id?: string;
  title: string;
  /** One or two sentences beside the title. */
  children?: ReactNode;
}

/** Section heading on the left, its introduction on the right. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <LinkedHeading level={2} id={id} title={title} />
      {children ? <p className={styles.lede}>{children}</p> : null}
    </div>
  );
}
