import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { blogLabels } from '@/content/site/blog';
import { pagePath } from './blogPaths';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Of the list's first page. */
  path: string;
  page: number;
  pages: number;
}

/** To the pages beside this one. Nothing when there is only one. */
export function Pagination({ path, page, pages }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={blogLabels.pages} className={styles.pagination}>
      {page > 1 ? (
        <Link href={pagePath(path, page - 1)} rel="prev" className={styles.link}>
          <Icon name="arrow-left" />
          {blogLabels.newer}
        </Link>
      ) : null}
      <span className={styles.place}>{blogLabels.pageOf(page, pages)}</span>
      {page < pages ? (
        <Link href={pagePath(path, page + 1)} rel="next" className={styles.link}>
          {blogLabels.older}
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </nav>
  );
}
