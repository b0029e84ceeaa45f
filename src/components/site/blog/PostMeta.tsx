import { Link } from '@/components/ui/Link';
import { blogLabels } from '@/content/site/blog';
import { formatDay } from '@/format/dates';
import styles from './PostMeta.module.css';

interface PostMetaProps {
  date: string;
  readingMinutes: number;
  /** When it was changed since; only where there is room. */
  updated?: string | null;
  /** Left out where space is short. */
  author?: string;
  /** Their page, if they have one. */
  authorPath?: string | null;
}

/** Who wrote a post, when, and how long it takes to read. */
export function PostMeta({ date, updated, readingMinutes, author, authorPath }: PostMetaProps) {
  return (
    <p className={styles.meta}>
      {author ? <span>{authorPath ? <Link href={authorPath}>{author}</Link> : author}</span> : null}
      <time dateTime={date.slice(0, 10)}>{formatDay(date, 'long')}</time>
      {updated ? (
        <time dateTime={updated.slice(0, 10)}>{blogLabels.updated(formatDay(updated, 'long'))}</time>
      ) : null}
      <span>{blogLabels.readingTime(readingMinutes)}</span>
    </p>
  );
}
