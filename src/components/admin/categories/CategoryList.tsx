import { useRef } from 'react';
import { EmptyState } from '@/components/ui/EmptyState';
import { Button } from '@/components/ui/Button';
import { useKeptFocus } from '@/components/ui/useKeptFocus';
import { categoriesTexts as texts } from '@/content/admin/categories';
import type { ListedCategory } from '@/schemas/blog';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';
import ledger from '@/components/ui/Ledger.module.css';
import styles from './CategoriesPage.module.css';

interface CategoryListProps {
  categories: readonly ListedCategory[];
  onRename: (category: ListedCategory) => void;
  onDelete: (category: ListedCategory) => void;
}

/** List of categories. */
export function CategoryList({ categories, onRename, onDelete }: CategoryListProps) {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  if (categories.length === 0) return <EmptyState title={texts.emptyTitle} text={texts.empty} />;
  return (
    <ul
      ref={list}
      role="list"
      tabIndex={-1}
      aria-label={texts.list}
      className={`${ledger.ledger} ${ledger.ends} ${styles.list}`}
    >
      {categories.map((category) => (
        <li key={category.id}>
          <div>
            <h2 className={text.plain}>{category.name}</h2>
            {category.description ? <p>{category.description}</p> : null}
          </div>
          <div className={`${row.gap2} ${styles.actions}`}>
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.renameOf(category.name)}
              onClick={() => onRename(category)}
            >
              {texts.rename}
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.deleteOf(category.name)}
              onClick={() => onDelete(category)}
            >
              {texts.delete}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
