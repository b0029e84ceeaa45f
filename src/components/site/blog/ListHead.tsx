import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { TextField } from '@/components/ui/TextField';
import { blogSearch } from '@/content/site/blog';
import { searchLimits } from '@/domain/blog/searchTerms';
import styles from './ListHead.module.css';

/** A plain form: it leads to the page of what is found, with or without JavaScript. */
function SearchForm({ question }: { question?: string }) {
  return (
    <form action={blogSearch.path} role="search" className={styles.form} data-print="hide">
      <TextField
        type="search"
        name="q"
        label={blogSearch.field}
        defaultValue={question}
        maxLength={searchLimits.questionMaxLength}
        autoComplete="off"
        enterKeyHint="search"
        required
        className={styles.field}
      />
      <Button type="submit" variant="secondary" className={styles.button}>
        <Icon name="search" sizePx={20} />
        {blogSearch.button}
      </Button>
    </form>
  );
}

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
