import { blogAdminTexts as texts } from '@/content/admin/blog';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { useDeletion } from '../useDeletion';
import { deletePost, type NamedPost } from './blogApi';

interface DeletePostDialogProps {
  post: NamedPost & { title: string };
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks, and deletes. A failure is said where the question was. */
export function DeletePostDialog({ post, onDeleted, onCancel }: DeletePostDialogProps) {
  const deletion = useDeletion({
    remove: () => deletePost(post),
    onDeleted,
    failure: 'The post could not be deleted',
    tellFailure: () => texts.deleteFailed,
  });
  return (
    <ConfirmDialog
      title={texts.confirmTitle(post.title)}
      confirm={texts.delete}
      confirming={texts.deleting}
      {...deletion}
      onCancel={onCancel}
    >
      <p>{texts.confirm}</p>
    </ConfirmDialog>
  );
}
