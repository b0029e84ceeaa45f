import type { ReactNode } from 'react';
import styles from './TwinSections.module.css';

interface Twin {
  /** In-page anchor. */
  id: string;
  title: string;
  content: ReactNode;
}

/** Two short sections next to each other, on grounds of their own. */
export function TwinSections({ left, right }: { left: Twin; right: Twin }) {
  return (
    <div className={styles.twins}>
      {[left, right].map(({ id, title, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.twin}>
          <div className={styles.inner}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </div>
        </section>
      ))}
    </div>
  );
}
