import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { redirectDialogTexts as texts, redirectTexts } from '@/content/admin/redirects';
import type { RedirectAnswer } from '@/schemas/redirects';
import { useDeletion } from '../useDeletion';
import { deleteRedirect } from './redirectsApi';

interface DeleteRedirectDialogProps {
  redirect: RedirectAnswer;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Confirms and deletes. A failure is shown in the dialog. */
export function DeleteRedirectDialog({ redirect, onDeleted, onCancel }: DeleteRedirectDialogProps) {
  const deletion = useDeletion({
    remove: () => deleteRedirect(redirect.id),
    onDeleted,
    failure: 'The redirect could not be deleted',
    tellFailure: () => texts.deleteFailed,
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      confirm={redirectTexts.delete}
      confirming={texts.deleting}
      {...deletion}
      onCancel={onCancel}
    >
      <p>
        <strong>{texts.question(redirect.from)}</strong>
      </p>
      <p>{texts.consequence}</p>
    </ConfirmDialog>
  );
}
