'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useState } from 'react';
import { QueryProvider } from '@/client/QueryProvider';
import { Floating } from '@/components/ui/Floating';
import { Icon } from '@/components/ui/Icon';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { blogSearch } from '@/content/site/blog';
import { pageKeyOfPath, type PageKey } from '@/domain/seo/pageKeys';
import { SeoEditorDialog } from './SeoEditorDialog';
import styles from './SeoEditor.module.css';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';

/**
 * The search metadata of the page in front of an admin: a button, and the editor behind it. A post's is edited in the
 * CMS; the way there leads past what the metadata check has to say about it.
 */
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
  if (!postPath.test(path) || path === blogSearch.path) return null;
  return (
    <Floating aria-label={texts.open} className={styles.place}>
      <a href={`/admin/seo?search=${path}`} className={styles.button}>
        <Icon name="search" />
        {texts.open}
      </a>
    </Floating>
  );
}

const postPath = /^\/blog\/[a-z0-9-]+$/;

/** `?seo=edit` opens the editor at once; the address becomes the page's own again when it is closed. */
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
