import { useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { SelectField } from '@/components/ui/SelectField';
import { categoriesTexts as texts } from '@/content/admin/categories';
import type { BlogCategory, ListedCategory } from '@/schemas/blog';
import { useDeletion } from '../useDeletion';
import type { Removal } from './useCategories';

interface DeleteCategoryDialogProps {
  category: ListedCategory;
  /** Where its posts can go. */
  others: readonly BlogCategory[];
  remove: (removal: Removal) => Promise<void>;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before a topic is deleted, and offers another one for its posts. A failure is said where the question was. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { category, others, remove, onDeleted, onCancel } = props;
  const [moveTo, setMoveTo] = useState('');
  const deletion = useDeletion({
    remove: () => remove({ id: category.id, moveTo }),
    onDeleted,
    failure: 'The category could not be deleted',
    tellFailure,
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

const tellFailure = (error: unknown): string =>
  error instanceof ApiError ? texts.deleteRefused : texts.deleteFailed;
