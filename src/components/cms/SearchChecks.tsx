'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useMemo, useRef } from 'react';
import { QueryProvider } from '@/client/QueryProvider';
import { siteOfMatches } from '@/components/admin/seo/siteOfMatches';
import { useSeoEntries } from '@/components/admin/seo/useSeoEntries';
import { useSeoMatches } from '@/components/admin/seo/useSeoMatches';
import {
  findingFieldLabels,
  searchMetadataAnchor,
  seoEditorTexts as texts,
  severityLabels,
} from '@/content/admin/seo';
import { measureSnippet } from '@/domain/seo/checks/measureSnippet';
import { pageFindings } from '@/domain/seo/checks/pageFindings';
import type { RenderedHead } from '@/domain/seo/renderHead';
import { draftToCheck } from './draftToCheck';
import styles from './SearchChecks.module.css';

/** In the CMS, what search engines would get of the form's document: measured, and compared with all others. */
export function SearchChecks() {
  return (
    <QueryProvider>
      <DocumentChecks />
    </QueryProvider>
  );
}

function DocumentChecks() {
  const { collectionSlug } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const { entries } = useSeoEntries();
  const place = useArrival();
  const known = entries === 'failed' ? null : entries;
  const page = useMemo(() => {
    const text = (field: string) => {
      const value: unknown = fields[field]?.value;
      return typeof value === 'string' ? value.trim() : '';
    };
    return (
      known &&
      draftToCheck({ collection: collectionSlug, text, hasCover: Boolean(fields.cover?.value) }, known)
    );
  }, [collectionSlug, fields, known]);
  const origin = known?.site.origin ?? '';
  const matches = useSeoMatches(page?.head ?? null, origin);
  const findings = page ? pageFindings(page, siteOfMatches(origin, matches)) : [];

  return (
    <section id={searchMetadataAnchor} aria-label={texts.findings} className={styles.checks} ref={place}>
      <h4>{texts.findings}</h4>
      {page ? (
        <Measures head={page.head} />
      ) : (
        <p>{entries === 'failed' ? texts.notCompared : texts.checking}</p>
      )}
      <ul>
        {findings.map(({ severity, field, message }) => (
          <li key={`${field} ${message}`} data-severity={severity}>
            <b>
              {severityLabels[severity]}, {findingFieldLabels[field] ?? field}:
            </b>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Measures({ head }: { head: RenderedHead }) {
  return (['title', 'description'] as const).map((part) => {
    const { widthPx, maxWidthPx, verdict } = measureSnippet(part, head[part]);
    return (
      <p key={part}>
        {texts.meterOf[part]}: {texts.about(widthPx, maxWidthPx)}, <b>{texts.verdicts[verdict]}</b>
        <span className={styles.shown}>{head[part]}</span>
      </p>
    );
  });
}

/**
 * The links of the metadata check lead here, which the form has not drawn yet when the browser looks for the place. Until
 * something is pressed, it stays in view while the form grows above it.
 */
function useArrival() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || window.location.hash !== `#${searchMetadataAnchor}`) return;
    const growing = new ResizeObserver(() => place.current?.scrollIntoView({ block: 'center' }));
    const stop = () => growing.disconnect();
    const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
    growing.observe(form);
    for (const input of inputs) window.addEventListener(input, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const input of inputs) window.removeEventListener(input, stop);
    };
  }, []);
  return place;
}
