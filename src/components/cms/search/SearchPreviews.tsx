'use client';

import { LinkPreviews } from '@/components/admin/seo/LinkPreviews';
import { SearchPreview } from '@/components/admin/seo/SearchPreview';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import styles from './SearchChecks.module.css';
import { useDraftPage } from './useDraftPage';

/** Previews the form's document as a search result or link, from the head that its page would have. */
export function SearchPreviews({ shows }: { shows: 'results' | 'links' }) {
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
