import type { ComponentProps } from 'react';
import styles from './Section.module.css';

interface SectionProps extends ComponentProps<'section'> {
  /** The ground it stands on. */
  tone?: 'paper' | 'tint' | 'dark';
}

/** A band of a page: its ground runs from edge to edge, its content keeps the page's width. */
export function Section({ tone = 'paper', className, children, ...section }: SectionProps) {
  return (
    <section {...section} className={`${styles.section} ${styles[tone]}`} data-tone={tone}>
      <div className={[styles.content, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}
