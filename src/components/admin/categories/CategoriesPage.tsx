'use client';

import { useState } from 'react';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { categoriesTexts as texts } from '@/content/admin/categories';
import { listTexts } from '@/content/admin/lists';
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
          {list.hasFailed ? (
            <KeptLoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={list.reload} />
          ) : null}
          {list.items === null && !list.hasFailed ? <p role="status">{texts.loading}</p> : null}
          {list.items ? <CategoryList categories={list.items} onDelete={setDoomed} /> : null}
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
