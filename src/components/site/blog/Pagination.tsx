import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { blogLabels } from '@/content/site/blog';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Returns the address of a page of the list. */
  pathOf: (page: number) => string;
  page: number;
  pages: number;
  /** Loads each page as a new document. */
  isLoadedAnew?: boolean;
}

/** Links to the neighboring pages. Renders nothing for a single page. */
export function Pagination({ pathOf, page, pages, isLoadedAnew = false }: PaginationProps) {
  if (pages <= 1) return null;
  const PageLink = isLoadedAnew ? 'a' : Link;
  return (
    <nav aria-label={blogLabels.pages} className={styles.pagination}>
      {page > 1 ? (
        <PageLink href={pathOf(page - 1)} rel="prev" className={styles.link}>
          <Icon name="arrow-left" />
          {blogLabels.newer}
        </PageLink>
      ) : null}
      <span className={styles.place}>{blogLabels.pageOf(page, pages)}</span>
      {page < pages ? (
        <PageLink href={pathOf(page + 1)} rel="next" className={styles.link}>
          {blogLabels.older}
          <Icon name="arrow-right" />
        </PageLink>
      ) : null}
    </nav>
  );
}
