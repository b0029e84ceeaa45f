import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { messageOf } from '@/client/messageOf';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { TextField } from '@/components/ui/TextField';
import { tagsTexts as texts } from '@/content/admin/tags';
import { blogLimits } from '@/domain/blog/blogLimits';
import { slugFromName } from '@/domain/blog/slugFromName';
import type { ListedTag } from '@/schemas/tags';

interface RenameTagDialogProps {
  tag: ListedTag;
  others: readonly ListedTag[];
  onRenamed: (name: string) => void;
  onCancel: () => void;
}

/** Asks how a tag is to be called, and says so when another one is called like that already. */
export function RenameTagDialog({ tag, others, onRenamed, onCancel }: RenameTagDialogProps) {
  const [name, setName] = useState(tag.name);
  const renaming = useMutation({
    mutationFn: (body: { name: string }) =>
      callApi(`/api/admin/blog/tags/${encodeURIComponent(tag.slug)}`, { method: 'PUT', body }),
    onSuccess: (_answer, body) => onRenamed(body.name),
    meta: { failure: 'The tag could not be renamed' },
  });
  const wanted = name.trim();
  const other = others.find(({ slug }) => slug === slugFromName(wanted));
  return (
    <ConfirmDialog
      title={texts.renameTitle(tag.name)}
      confirm={other ? texts.merge : texts.rename}
      confirming={texts.renaming}
      isBusy={renaming.isPending}
      isConfirmable={wanted !== '' && wanted !== tag.name}
      error={renaming.error && failureOf(renaming.error)}
      onConfirm={() => renaming.mutate({ name: wanted })}
      onCancel={onCancel}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint(tag.posts)}
        autoComplete="off"
        maxLength={blogLimits.tagMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <p role="status">{other ? texts.merges(other.name) : null}</p>
    </ConfirmDialog>
  );
}

const failureOf = (error: unknown): string =>
  (error instanceof ApiError && error.errors[0]?.message) || messageOf(error, texts.failed);
