'use client';

import { useState } from 'react';
import { RetryLine } from '@/components/ui/RetryLine';
import { categoriesTexts as texts } from '@/content/admin/categories';
import type { ListedCategory } from '@/schemas/blog';
import styles from './CategoriesPage.module.css';
import { CategoryForm } from './CategoryForm';
import { CategoryList } from './CategoryList';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { ToolPage } from '../shell/ToolPage';
import { TagList } from './TagList';
import { useCategories } from './useCategories';

/** The topics of the blog. */
export function CategoriesPage() {
  const { list, form, remove } = useCategories();
  const [doomed, setDoomed] = useState<ListedCategory | null>(null);

  return (
    <ToolPage title={texts.title} lede={texts.lede}>
      <div className={styles.columns}>
        <CategoryForm creation={form} />
        <div>
          {list.items || list.hasFailed ? (
            <CategoryList categories={list.items ?? []} onDelete={setDoomed} />
          ) : (
            <p role="status">{texts.loading}</p>
          )}
          {list.hasFailed ? <RetryLine onRetry={list.reload} /> : null}
        </div>
      </div>
      <TagList />
      {doomed ? (
        <DeleteCategoryDialog
          // As it is now: a post may have come to it since it was asked for.
          category={list.items?.find(({ id }) => id === doomed.id) ?? doomed}
          others={(list.items ?? []).filter(({ id }) => id !== doomed.id)}
          remove={remove}
          onDeleted={() => setDoomed(null)}
          onCancel={() => setDoomed(null)}
        />
      ) : null}
    </ToolPage>
  );
}
