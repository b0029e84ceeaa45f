'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import space from '@/components/ui/Space.module.css';
import page from '@/components/ui/Page.module.css';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import type { ListedPost } from '@/schemas/blog';
import { useAdminList } from '../list/useAdminList';
import { useListAddress } from '../list/useListAddress';
import { useDeletion } from '../useDeletion';
import { BlogAdminHead } from './BlogAdminHead';
import { deletePost, type NamedPost } from './blogApi';
import { PostEditorLoader } from './PostEditorLoader';
import { PostList } from './PostList';
import { postListPath } from './postListPath';
import { useOpenPost } from './useOpenPost';

interface DeletePostDialogProps {
  post: NamedPost & { title: string };
  onDeleted: () => void;
  onCancel: () => void;
}

/** Confirms and deletes a post. A failure is shown in the dialog. */
function DeletePostDialog({ post, onDeleted, onCancel }: DeletePostDialogProps) {
  const deletion = useDeletion({
    remove: () => deletePost(post),
    onDeleted,
    failure: 'The post could not be deleted',
    describeFailure: () => texts.deleteFailed,
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

/**
 * List and editor of the blog's posts.
 * @param defaultAuthor author of new posts
 */
export function BlogAdmin({ defaultAuthor }: { defaultAuthor: string }) {
  const { place, move } = useListAddress();
  const list = useAdminList<ListedPost>(postListPath(place));
  const { opened, openNew, openPost, follow, close } = useOpenPost();
  const [toDelete, setToDelete] = useState<ListedPost | null>(null);
  const { toast, say } = useToast();

  return (
    <div className={page.page}>
      <BlogAdminHead onImported={list.reload}>
        <Button onClick={openNew}>{texts.newPost}</Button>
      </BlogAdminHead>
      <div className={space.above5}>
        <PostList
          list={list}
          place={place}
          move={move}
          onCreate={openNew}
          onEdit={({ slug }) => openPost(slug)}
          onDelete={setToDelete}
        />
      </div>
      {opened ? (
        <PostEditorLoader
          key={opened === 'new' ? '' : opened.slug}
          opened={opened}
          defaultAuthor={defaultAuthor}
          onClose={close}
          onSaved={({ frontmatter }) => {
            list.reload();
            say(texts.saved(frontmatter.title));
          }}
          onSavedEarlier={({ frontmatter }) => {
            list.reload();
            follow(frontmatter.slug);
          }}
        />
      ) : null}
      {toDelete ? (
        <DeletePostDialog
          post={toDelete}
          onCancel={() => setToDelete(null)}
          onDeleted={() => {
            list.reload();
            say(texts.deleted(toDelete.title));
            setToDelete(null);
          }}
        />
      ) : null}
      <ToastMessage toast={toast} />
    </div>
  );
}
