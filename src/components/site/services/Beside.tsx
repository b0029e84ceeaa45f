import type { ReactNode } from 'react';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import styles from './Beside.module.css';

interface BesideProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** Introduction below the title. */
  lede?: string;
  /** Small additions such as a link or a source: below the text where there is room, otherwise at the end. */
  aside?: ReactNode;
  tone?: 'paper' | 'tint' | 'dark';
  children: ReactNode;
}

/** Section with its heading in a narrow column beside longer content. */
export function Beside({ id, title, lede, aside, tone, children }: BesideProps) {
  return (
    <Section
      id={id}
      tone={tone}
      aria-labelledby={`${id}-title`}
      className={`${styles.grid} ${aside ? styles.withAside : ''}`}
    >
      <div className={styles.words}>
        <LinkedHeading level={2} id={`${id}-title`} sectionId={id} title={title} />
        {lede ? <p className={styles.lede}>{lede}</p> : null}
      </div>
      <div className={styles.content}>{children}</div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </Section>
  );
}
