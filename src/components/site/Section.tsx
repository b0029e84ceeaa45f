import type { ComponentProps } from 'react';
import styles from './Section.module.css';

interface SectionProps extends ComponentProps<'section'> {
  /** Background of the section. */
  tone?: 'paper' | 'tint' | 'dark';
}

/** Full-width band of a page whose content keeps the page's width. */
export function Section({ tone = 'paper', className, children, ...section }: SectionProps) {
  return (
    <section {...section} className={`${styles.section} ${styles[tone]}`} data-tone={tone}>
      <div className={[styles.content, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}
