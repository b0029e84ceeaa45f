import type { ReactNode } from 'react';
import { Section } from './Section';
import styles from './WordsBeside.module.css';

interface WordsBesideProps {
  /** Of the title, which names the section. */
  titleId: string;
  title: string;
  /** Paragraphs below the title. */
  words: ReactNode;
  tone?: 'paper' | 'tint';
  /** Where the words stand beside what is higher than they are. */
  align?: 'middle' | 'top';
  /** The figure that shows what the words say. */
  children: ReactNode;
}

/** A section of words beside a figure; one above the other on a narrow screen. */
export function WordsBeside({ titleId, title, words, tone, align, children }: WordsBesideProps) {
  return (
    <Section
      tone={tone}
      aria-labelledby={titleId}
      className={align === 'top' ? `${styles.grid} ${styles.top}` : styles.grid}
    >
      <div className={styles.words}>
        <h2 id={titleId}>{title}</h2>
        {words}
      </div>
      {children}
    </Section>
  );
}
