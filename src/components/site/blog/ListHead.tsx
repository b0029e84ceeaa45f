import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { TextField } from '@/components/ui/TextField';
import { blogSearch } from '@/content/site/blog';
import { searchLimits } from '@/domain/blog/searchTerms';
import styles from './ListHead.module.css';

/** A plain form that opens the results page, with or without JavaScript. */
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
  /** The search term. */
  question?: string;
}

/** Top of every post list: its heading, and the search of all posts. */
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
