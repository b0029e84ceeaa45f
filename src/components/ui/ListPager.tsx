import { pagerTexts as texts } from '@/content/pager';
import { Button } from './Button';
import { Icon } from './Icon';
import styles from './ListPager.module.css';

interface ListPagerProps {
  page: number;
  pageCount: number;
  /** There are more pages than `pageCount`, nobody knows how many. */
  isLeast?: boolean;
  onPage: (page: number) => void;
}

/** The way through the pages of a list; nothing when there is only one. */
export function ListPager({ page, pageCount, isLeast = false, onPage }: ListPagerProps) {
  if (pageCount <= 1 && page === 1) return null;
  return (
    <nav aria-label={texts.pages} className={styles.pager}>
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="arrow-left" sizePx={18} />
        {texts.previous}
      </Button>
      <span role="status">{isLeast ? texts.page(page) : texts.pageOf(page, Math.max(pageCount, 1))}</span>
      <Button variant="secondary" size="small" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {texts.next}
        <Icon name="arrow-right" sizePx={18} />
      </Button>
    </nav>
  );
}
