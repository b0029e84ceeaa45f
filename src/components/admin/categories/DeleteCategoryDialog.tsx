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

/** Asks before a topic is deleted, and where its posts go. A failure is said where the question was. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { category, others, remove, onDeleted, onCancel } = props;
  const [moveTo, setMoveTo] = useState('');
  const isUsed = category.posts > 0;
  const deletion = useDeletion({
    remove: () => remove({ id: category.id, moveTo }),
    onDeleted,
    failure: 'The category could not be deleted',
    tellFailure,
  });
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      confirm={texts.delete}
      confirming={texts.deleting}
      {...deletion}
      isConfirmable={!isUsed || moveTo !== ''}
      onCancel={onCancel}
    >
      <p>{texts.confirm}</p>
      <p>{texts.consequence(category.name)}</p>
      {isUsed ? (
        <>
          <p>{texts.uses(category.posts)}</p>
          <SelectField
            label={texts.moveTo}
            hint={texts.leadOn}
            value={moveTo}
            onChange={({ target }) => setMoveTo(target.value)}
          >
            <option value="">{texts.choose}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="none">{texts.noCategory}</option>
          </SelectField>
        </>
      ) : null}
    </ConfirmDialog>
  );
}

function tellFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.deleteFailed;
  // Somebody may have put a post into it meanwhile, and chosen nothing for it.
  return error.status === 409 ? `${texts.deleteRefused}: ${error.serverMessage}` : texts.deleteRefused;
}
