import type { ReactNode } from 'react';
import { SearchForm } from './SearchForm';
import styles from './ListHead.module.css';

interface ListHeadProps {
  heading: string;
  lede?: ReactNode;
  /** What was searched for. */
  question?: string;
}

/** The top of every list of posts: what it shows, and the way to search all of them. */
export function ListHead({ heading, lede, question }: ListHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{heading}</h1>
      {lede ? <p className={styles.lede}>{lede}</p> : null}
      <div className={styles.search}>
        <SearchForm question={question} />
      </div>
    </header>
  );
}
