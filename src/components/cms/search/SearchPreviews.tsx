'use client';

import { QueryProvider } from '@/client/QueryProvider';
import { LinkPreviews } from '@/components/admin/seo/LinkPreviews';
import { SearchPreview } from '@/components/admin/seo/SearchPreview';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import styles from './SearchChecks.module.css';
import { useDraftPage } from './useDraftPage';

interface PreviewsProps {
  shows: 'results' | 'links';
}

/** Previews the form's document as a search result or link, from the head that its page would have. */
export function SearchPreviews(props: PreviewsProps) {
  return (
    <QueryProvider>
      <DocumentPreviews {...props} />
    </QueryProvider>
  );
}

function DocumentPreviews({ shows }: PreviewsProps) {
  const { page, site } = useDraftPage();
  if (!page || !site) return null;
  return (
    <section
      aria-label={shows === 'results' ? texts.resultPreviews : texts.linkPreviews}
      className={styles.previews}
      data-own-part=""
    >
      {shows === 'results' ? (
        <SearchPreview head={page.head} firmName={site.firmName} />
      ) : (
        <LinkPreviews head={page.head} site={site} />
      )}
    </section>
  );
}
