'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import type { ListedPost } from '@/schemas/blog';
import space from '@/components/ui/Space.module.css';
import { useAdminList } from '../list/useAdminList';
import { useListAddress } from '../list/useListAddress';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { BlogAdminHead } from './BlogAdminHead';
import { DeletePostDialog } from './DeletePostDialog';
import { PostEditorLoader } from './PostEditorLoader';
import { PostList } from './PostList';
import { postListPath } from './postListPath';
import { useOpenPost } from './useOpenPost';

/**
 * The posts of the blog.
 * @param defaultAuthor signs new posts
 */
export function BlogAdmin({ defaultAuthor }: { defaultAuthor: string }) {
  const { place, move } = useListAddress();
  const list = useAdminList<ListedPost>(postListPath(place));
  const { opened, openNew, openPost, follow, close } = useOpenPost();
  const [doomed, setDoomed] = useState<ListedPost | null>(null);
  const { toast, say } = useToast();

  return (
    <>
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
          onDelete={setDoomed}
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
      {doomed ? (
        <DeletePostDialog
          post={doomed}
          onCancel={() => setDoomed(null)}
          onDeleted={() => {
            list.reload();
            say(texts.deleted(doomed.title));
            setDoomed(null);
          }}
        />
      ) : null}
      <ToastMessage toast={toast} />
    </>
  );
}
