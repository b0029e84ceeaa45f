import { useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import { ConfirmDialog } from '../ConfirmDialog';
import { deletePost } from './blogApi';

interface DeletePostDialogProps {
  post: { slug: string; title: string };
  onDeleted: () => void;
  onCancel: () => void;
}

/** Somebody else may have been faster: then it is gone, which is what was wanted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Asks, and deletes. A failure is said where the question was. */
export function DeletePostDialog({ post, onDeleted, onCancel }: DeletePostDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const confirm = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await deletePost(post.slug).catch((reason: unknown) => {
        if (!isGone(reason)) throw reason;
      });
      onDeleted();
    } catch (reason) {
      logFailure('The post could not be deleted', reason);
      setError(texts.deleteFailed);
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      confirm={texts.delete}
      confirming={texts.deleting}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>
        <strong>{post.title}</strong>
      </p>
      <p>{texts.confirm}</p>
    </ConfirmDialog>
  );
}
