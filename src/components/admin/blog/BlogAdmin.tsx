'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import type { ListedPost } from '@/schemas/blog';
import { useAdminList } from '../list/useAdminList';
import { useListAddress } from '../list/useListAddress';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import styles from './BlogAdmin.module.css';
import { BlogAdminHead } from './BlogAdminHead';
import { DeletePostDialog } from './DeletePostDialog';
import { PostEditorLoader } from './PostEditorLoader';
import { PostList } from './PostList';
import { postListPath } from './postListPath';
import { useOpenPost } from './useOpenPost';

interface BlogAdminProps {
  headingLevel: 1 | 2;
  /** Signs new posts. */
  defaultAuthor: string;
}

/** The posts of the blog; a tab of the portal, and a page of its own at /admin/blog. */
export function BlogAdmin({ headingLevel, defaultAuthor }: BlogAdminProps) {
  const { place, move } = useListAddress();
  const list = useAdminList<ListedPost>(postListPath(place));
  const { opened, openNew, openPost, close } = useOpenPost();
  const [doomed, setDoomed] = useState<ListedPost | null>(null);
  const { toast, say } = useToast();

  return (
    <>
      <BlogAdminHead headingLevel={headingLevel} onImported={list.reload}>
        <Button onClick={openNew}>{texts.newPost}</Button>
      </BlogAdminHead>
      <div className={styles.listed}>
        <PostList
          list={list}
          place={place}
          headingLevel={headingLevel === 1 ? 2 : 3}
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
            close();
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
