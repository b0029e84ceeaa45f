import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/client/apiClient';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { TextField } from '@/components/ui/TextField';
import { categoriesTexts as texts } from '@/content/admin/categories';
import { blogLimits } from '@/domain/blog/blogLimits';
import type { BlogCategory, RenameCategoryBody } from '@/schemas/blog';
import { renameFailure } from './renameFailure';

interface RenameCategoryDialogProps {
  category: BlogCategory;
  onRenamed: (name: string) => void;
  onCancel: () => void;
}

/** Renames a category. A rejection, such as of a name in use, is shown in the dialog. */
export function RenameCategoryDialog({ category, onRenamed, onCancel }: RenameCategoryDialogProps) {
  const [name, setName] = useState(category.name);
  const renaming = useMutation({
    mutationFn: (body: RenameCategoryBody) =>
      callApi<BlogCategory>(`/api/admin/blog/categories/${category.id}`, { method: 'PUT', body }),
    onSuccess: (renamed) => onRenamed(renamed.name),
    meta: { failure: 'The category could not be renamed' },
  });
  const wanted = name.trim();
  const isConfirmable = wanted !== '' && wanted !== category.name;
  const rename = () => renaming.mutate({ name: wanted });
  return (
    <ConfirmDialog
      title={texts.renameTitle(category.name)}
      confirm={texts.rename}
      confirming={texts.renaming}
      isBusy={renaming.isPending}
      isConfirmable={isConfirmable}
      error={renaming.error && renameFailure(renaming.error, texts.renameFailed)}
      onConfirm={rename}
      onCancel={onCancel}
    >
      <TextField
        label={texts.name}
        hint={texts.renameHint}
        autoComplete="off"
        maxLength={blogLimits.categoryNameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={({ key }) =>
          key === 'Enter' && isConfirmable && !renaming.isPending ? rename() : undefined
        }
      />
    </ConfirmDialog>
  );
}
