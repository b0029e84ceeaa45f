import { Button } from '@/components/ui/Button';
import { categoriesTexts as texts } from '@/content/admin/categories';
import type { ListedCategory } from '@/schemas/blog';
import styles from './CategoriesPage.module.css';

interface CategoryListProps {
  categories: readonly ListedCategory[];
  onDelete: (category: ListedCategory) => void;
}

/** The topics there are. */
export function CategoryList({ categories, onDelete }: CategoryListProps) {
  if (categories.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>{texts.emptyTitle}</h2>
        <p>{texts.empty}</p>
      </div>
    );
  }
  return (
    <ul role="list" aria-label={texts.list} className={styles.list}>
      {categories.map((category) => (
        <li key={category.id}>
          <div>
            <h2 className={styles.name}>{category.name}</h2>
            {category.description ? <p>{category.description}</p> : null}
          </div>
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.deleteOf(category.name)}
            onClick={() => onDelete(category)}
          >
            {texts.delete}
          </Button>
        </li>
      ))}
    </ul>
  );
}
