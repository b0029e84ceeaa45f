import type { ReactNode } from 'react';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import styles from './Illustration.module.css';

interface IllustrationProps {
  title: string;
  /** Label beside the title, such as the source of the figures. */
  label?: string;
  caption: string;
  /** `sheet` is a paper card; `bare` has no background. */
  frame?: 'sheet' | 'bare';
  children: ReactNode;
}

/** An illustration with its title, and the note that it is one. */
export function Illustration({ title, label, caption, frame = 'sheet', children }: IllustrationProps) {
  return (
    <figure className={`${styles.figure} ${styles[frame]}`} aria-label={title}>
      <p className={styles.head}>
        <b>{title}</b>
        {label ? <span>{label}</span> : null}
      </p>
      {children}
      <figcaption className={styles.caption}>
        <b>{serviceLabels.illustration}.</b> {caption}
      </figcaption>
    </figure>
  );
}
