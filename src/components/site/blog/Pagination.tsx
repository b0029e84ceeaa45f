import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { blogLabels } from '@/content/site/blog';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Where each page of the list is. */
  pathOf: (page: number) => string;
  page: number;
  pages: number;
}

/** To the pages beside this one. Nothing when there is only one. */
export function Pagination({ pathOf, page, pages }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={blogLabels.pages} className={styles.pagination}>
      {page > 1 ? (
        <Link href={pathOf(page - 1)} rel="prev" className={styles.link}>
          <Icon name="arrow-left" />
          {blogLabels.newer}
        </Link>
      ) : null}
      <span className={styles.place}>{blogLabels.pageOf(page, pages)}</span>
      {page < pages ? (
        <Link href={pathOf(page + 1)} rel="next" className={styles.link}>
          {blogLabels.older}
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </nav>
  );
}
