import { pagerTexts as texts } from '@/content/pager';
import { Icon } from './Icon';
import styles from './ListPager.module.css';
import { WorkingButton } from './WorkingButton';

interface ListPagerProps {
  page: number;
  pageCount: number;
  /** `pageCount` is a lower bound; the real number of pages is unknown. */
  isLeast?: boolean;
  onPage: (page: number) => void;
}

/** Pagination of a list; renders nothing for a single page. */
export function ListPager({ page, pageCount, isLeast = false, onPage }: ListPagerProps) {
  if (pageCount <= 1 && page === 1) return null;
  return (
    <nav aria-label={texts.pages} className={styles.pager}>
      <WorkingButton variant="secondary" size="small" isHeld={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="arrow-left" sizePx={18} />
        {texts.previous}
      </WorkingButton>
      <span role="status">{isLeast ? texts.page(page) : texts.pageOf(page, Math.max(pageCount, 1))}</span>
      <WorkingButton
        variant="secondary"
        size="small"
        isHeld={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        {texts.next}
        <Icon name="arrow-right" sizePx={18} />
      </WorkingButton>
    </nav>
  );
}
