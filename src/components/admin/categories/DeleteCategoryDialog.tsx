import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { SelectField } from '@/components/ui/SelectField';
import { categoriesTexts as texts } from '@/content/admin/categories';
import type { BlogCategory, ListedCategory } from '@/schemas/blog';

interface DeleteCategoryDialogProps {
  category: ListedCategory;
  /** Where its posts can go. */
  others: readonly BlogCategory[];
  isBusy: boolean;
  /** @param moveTo where its posts go; empty while there are none */
  onConfirm: (moveTo: string) => void;
  onCancel: () => void;
}

/** Asks before a topic is deleted, and where its posts go. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { category, others, isBusy, onConfirm, onCancel } = props;
  const [moveTo, setMoveTo] = useState('');
  const isUsed = category.posts > 0;
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      confirm={texts.delete}
      confirming={texts.deleting}
      isBusy={isBusy}
      isConfirmable={!isUsed || moveTo !== ''}
      onConfirm={() => onConfirm(moveTo)}
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
