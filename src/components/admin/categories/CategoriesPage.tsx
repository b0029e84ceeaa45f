'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError } from '@/client/ApiError';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { FormMessage } from '@/components/ui/FormMessage';
import { RetryLine } from '@/components/ui/RetryLine';
import { SelectField } from '@/components/ui/SelectField';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { categoriesTexts as texts } from '@/content/admin/categories';
import { blogLimits } from '@/domain/blog/blogLimits';
import type { BlogCategory, ListedCategory } from '@/schemas/blog';
import { ToolPage } from '../shell/ToolPage';
import { useDeletion } from '../useDeletion';
import styles from './CategoriesPage.module.css';
import { CategoryList } from './CategoryList';
import { TagList } from './TagList';
import { RenameDialog } from './RenameDialog';
import { type CreationForm, type Removal, useCategories } from './useCategories';
import { useKeptCategory } from './useKeptCategory';

interface DeleteCategoryDialogProps {
  category: ListedCategory;
  /** Categories that the posts can be moved to. */
  others: readonly BlogCategory[];
  remove: (removal: Removal) => Promise<void>;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Confirms deleting a category and offers another one for its posts. A failure is shown in the dialog. */
function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { category, others, remove, onDeleted, onCancel } = props;
  const [moveTo, setMoveTo] = useState('');
  const deletion = useDeletion({
    remove: () => remove({ id: category.id, moveTo }),
    onDeleted,
    failure: 'The category could not be deleted',
    describeFailure,
  });
  return (
    <ConfirmDialog
      title={texts.confirmTitle(category.name)}
      confirm={texts.delete}
      confirming={texts.deleting}
      {...deletion}
      onCancel={onCancel}
      further={
        category.posts > 0 && (
          <SelectField
            label={texts.moveTo}
            hint={texts.uses(category.posts)}
            value={moveTo}
            onChange={({ target }) => setMoveTo(target.value)}
          >
            <option value="">{texts.noCategory}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )
      }
    >
      <p>{texts.confirm}</p>
    </ConfirmDialog>
  );
}

const describeFailure = (error: unknown): string =>
  error instanceof ApiError ? texts.deleteRefused : texts.deleteFailed;

/** Form that adds a category. */
function CategoryForm({ creation }: { creation: CreationForm }) {
  const { form, state, control, isSending, onSubmit, field } = creation;
  useKeptCategory(creation);
  const name = useWatch({ control, name: 'name' });

  return (
    <form ref={form} noValidate className={styles.form} aria-labelledby="new-category" onSubmit={onSubmit}>
      <h2 id="new-category">{texts.formTitle}</h2>
      <TextField
        label={texts.name}
        {...field('name')}
        required
        autoComplete="off"
        maxLength={blogLimits.categoryNameMaxLength}
      />
      <TextArea
        label={texts.description}
        {...field('description')}
        rows={3}
        maxLength={blogLimits.descriptionMaxLength}
      />
      {state.status === 'failed' && state.message ? <FormMessage>{state.message}</FormMessage> : null}
      {state.status === 'done' ? <FormMessage tone="success">{state.message}</FormMessage> : null}
      <Button type="submit" disabled={isSending || !name.trim()} aria-busy={isSending}>
        {isSending ? texts.creating : texts.create}
      </Button>
    </form>
  );
}

/** Categories and tags of the blog. */
export function CategoriesPage() {
  const { list, form, rename, remove } = useCategories();
  const [toDelete, setToDelete] = useState<ListedCategory | null>(null);
  const [toRename, setToRename] = useState<ListedCategory | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { toast, say } = useToast();

  return (
    <ToolPage title={texts.title} lede={texts.lede}>
      <div className={styles.columns}>
        <CategoryForm creation={form} />
        <div>
          {list.items || list.hasFailed ? (
            <CategoryList categories={list.items ?? []} onRename={setToRename} onDelete={setToDelete} />
          ) : null}
          <p role="status">{list.items || list.hasFailed ? said : texts.loading}</p>
          {list.hasFailed ? <RetryLine onRetry={list.reload} /> : null}
        </div>
      </div>
      <TagList />
      {toRename ? (
        <RenameDialog
          name={toRename.name}
          texts={{
            title: texts.renameTitle(toRename.name),
            label: texts.name,
            hint: texts.renameHint,
            confirm: texts.rename,
            confirming: texts.renaming,
            failed: texts.renameFailed,
          }}
          maxLength={blogLimits.categoryNameMaxLength}
          failure="The category could not be renamed"
          rename={(name) => rename(toRename.id, name)}
          onRenamed={(name) => {
            list.reload();
            form.clear();
            setSaid(texts.renamed(toRename.name, name));
            setToRename(null);
          }}
          onCancel={() => setToRename(null)}
        />
      ) : null}
      {toDelete ? (
        <DeleteCategoryDialog
          // Current data: the category may have received a post since the dialog opened.
          category={list.items?.find(({ id }) => id === toDelete.id) ?? toDelete}
          others={(list.items ?? []).filter(({ id }) => id !== toDelete.id)}
          remove={remove}
          onDeleted={() => {
            setSaid(null);
            say(texts.deleted(toDelete.name));
            setToDelete(null);
          }}
          onCancel={() => setToDelete(null)}
        />
      ) : null}
      <ToastMessage toast={toast} />
    </ToolPage>
  );
}
