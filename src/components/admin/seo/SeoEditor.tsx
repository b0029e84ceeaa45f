'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useState } from 'react';
import { QueryProvider } from '@/client/QueryProvider';
import { Floating } from '@/components/ui/Floating';
import { Icon } from '@/components/ui/Icon';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { blogSearch } from '@/content/site/blog';
import { pageKeyOfPath, type PageKey } from '@/domain/seo/pageKeys';
import { PostLinks } from './PostLinks';
import { SeoEditorDialog } from './SeoEditorDialog';
import styles from './SeoEditor.module.css';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';

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
