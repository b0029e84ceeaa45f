import type { ReactNode } from 'react';
import styles from './CompanyHero.module.css';

interface CompanyHeroProps {
  heading: string;
  lede: string;
  /** An image beside the text. */
  children?: ReactNode;
}

/** Top of a company page: its only h1 and introduction. */
export function CompanyHero({ heading, lede, children }: CompanyHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={children ? `${styles.content} ${styles.withPicture}` : styles.content}>
        <div>
          <h1 className={styles.title}>{heading}</h1>
          <p className={styles.lede}>{lede}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
