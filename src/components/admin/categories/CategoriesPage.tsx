'use client';

import { useState } from 'react';
import { LoadFailure } from '@/components/ui/LoadFailure';
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
  const { list, form, removalFailure, isDeleting, remove } = useCategories();
  const [doomed, setDoomed] = useState<ListedCategory | null>(null);

  return (
    <ToolPage title={texts.title} lede={texts.lede}>
      <div className={styles.columns}>
        <CategoryForm creation={form} removalFailure={removalFailure} />
        <div>
          {list.hasFailed ? (
            <LoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={list.reload} />
          ) : null}
          {list.items === null && !list.hasFailed ? <p role="status">{texts.loading}</p> : null}
          {list.items ? <CategoryList categories={list.items} onDelete={setDoomed} /> : null}
        </div>
      </div>
      <TagList />
      {doomed ? (
        <DeleteCategoryDialog
          category={doomed}
          others={(list.items ?? []).filter(({ id }) => id !== doomed.id)}
          isBusy={isDeleting}
          onConfirm={(moveTo) => remove({ id: doomed.id, moveTo }, () => setDoomed(null))}
          onCancel={() => setDoomed(null)}
        />
      ) : null}
    </ToolPage>
  );
}
