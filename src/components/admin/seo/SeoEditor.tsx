import { useQuery } from '@tanstack/react-query';
import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useState } from 'react';
import { queryKeys } from '@/client/queryKeys';
import { QueryProvider } from '@/client/QueryProvider';
import { Floating } from '@/components/ui/Floating';
import { Icon } from '@/components/ui/Icon';
import row from '@/components/ui/Row.module.css';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { seoEditorTexts as texts, postSearchMetadataHref } from '@/content/admin/seo';
import { blogSearch } from '@/content/site/blog';
import { pageKeyOfPath, type PageKey } from '@/domain/seo/pageKeys';
import { fetchPostAtSlug } from '../blog/blogApi';
import { editPostHref } from '../blog/editPostHref';
import styles from './SeoEditor.module.css';
import { SeoEditorDialog } from './SeoEditorDialog';

/** Links and editors for the current page: its metadata, or of a post its editor and its SEO fields. */
export function SeoEditor() {
  const path = usePathname();
  const pageKey = pageKeyOfPath(path);
  if (pageKey) {
    return (
      <QueryProvider>
        <PageEditor key={path} pageKey={pageKey} path={path} />
      </QueryProvider>
    );
  }
  const slug = path === blogSearch.path ? null : /^\/blog\/([a-z0-9-]+)$/.exec(path)?.[1];
  return slug ? (
    <QueryProvider>
      <PostLinks key={slug} slug={slug} />
    </QueryProvider>
  ) : null;
}

/** Links from a published post to its editor and to its SEO fields, which the panel addresses by the post's id. */
function PostLinks({ slug }: { slug: string }) {
  const { data } = useQuery({
    queryKey: queryKeys.publishedPost(slug),
    queryFn: ({ signal }) => fetchPostAtSlug(slug, signal),
    select: ({ id }) => id,
    meta: { failure: 'The post’s id could not be loaded' },
  });
  if (data === undefined) return null;
  return (
    <Floating aria-label={texts.postLinks} className={`${row.gap2} ${styles.place}`}>
      <a href={editPostHref({ id: data, slug })} className={styles.button}>
        {texts.editPost}
      </a>
      <a href={postSearchMetadataHref(data)} className={styles.button}>
        <Icon name="search" />
        {texts.open}
      </a>
    </Floating>
  );
}

/** `?seo=edit` opens the editor; closing it removes the parameter. */
function PageEditor({ pageKey, path }: { pageKey: PageKey; path: string }) {
  const isAskedFor = useSearchParams().get('seo') === 'edit';
  const [isPressed, setIsPressed] = useState(false);
  const { toast, say } = useToast();
  const isOpen = isPressed || isAskedFor;

  const close = useCallback(() => {
    setIsPressed(false);
    if (isAskedFor) window.history.replaceState(null, '', path);
  }, [isAskedFor, path]);

  return (
    <>
      <Floating aria-label={texts.open} className={styles.place}>
        <button type="button" className={styles.button} onClick={() => setIsPressed(true)}>
          <Icon name="search" />
          {texts.open}
        </button>
      </Floating>
      {isOpen ? (
        <SeoEditorDialog pageKey={pageKey} path={path} onClose={close} say={say}>
          <ToastMessage toast={toast} />
        </SeoEditorDialog>
      ) : null}
      <ToastMessage toast={isOpen ? null : toast} />
    </>
  );
}
