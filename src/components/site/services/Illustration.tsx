import type { ReactNode } from 'react';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import styles from './Illustration.module.css';

interface IllustrationProps {
  title: string;
  /** Beside the title, such as whose figures they are. */
  label?: string;
  caption: string;
  /** `sheet` is a card of paper; `bare` leaves the ground to the drawing. */
  frame?: 'sheet' | 'bare';
  children: ReactNode;
}

/** A drawing with its title, and the note that it is one. */
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
