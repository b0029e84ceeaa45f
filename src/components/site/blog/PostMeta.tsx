import { Link } from '@/components/ui/Link';
import { blogLabels } from '@/content/site/blog';
import { formatDay } from '@/format/dates';
import styles from './PostMeta.module.css';

interface PostMetaProps {
  date: string;
  readingMinutes: number;
  /** Date of the last change; shown only where there is room. */
  updated?: string | null;
  /** Omitted where space is limited. */
  author?: string;
  /** Address of the author's page, if any. */
  authorPath?: string | null;
}

/** Author, date and reading time of a post. */
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
