'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useSiteToCheck } from '@/components/admin/seo/useSiteToCheck';
import { findingFieldLabels, searchMetadataAnchor, seoEditorTexts as texts } from '@/content/admin/seo';
import { publishCheckTexts } from '@/content/admin/publishCheck';
import { severityLabels } from '@/content/admin/severityLabels';
import { pageFindings } from '@/domain/seo/checks/pageFindings';
import { useIsUntouched } from '../useIsUntouched';
import styles from './SearchChecks.module.css';
import { useDraftPage } from './useDraftPage';

/** Checks the metadata of the form's document and compares it with all others. */
export function SearchChecks() {
  const { collectionSlug } = useDocumentInfo();
  const isUntouched = useIsUntouched() && collectionSlug === 'posts';
  const { page: draft, site, hasFailed } = useDraftPage();
  const page = isUntouched ? null : draft;
  const place = useArrival();
  const others = useSiteToCheck(page?.head ?? null, site?.origin ?? '');
  const findings = page ? pageFindings(page, others) : [];

  return (
    <section
      id={searchMetadataAnchor}
      aria-label={texts.findings}
      className={styles.checks}
      ref={place}
      data-own-part=""
    >
      <h4>{texts.findings}</h4>
      {isUntouched ? <p>{publishCheckTexts.untouched}</p> : null}
      {page || isUntouched ? null : <p>{hasFailed ? texts.notCompared : texts.checking}</p>}
      {page && findings.length === 0 ? <p>{texts.noFindings}</p> : null}
      <ul>
        {findings.map(({ severity, field, message }) => (
          <li key={`${field} ${message}`} data-severity={severity}>
            <b>{`${severityLabels[severity]}, ${findingFieldLabels[field] ?? field}:`}</b>
            <span>{` ${message}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Scrolls to the target of metadata check links, which isn't rendered yet when the browser resolves the fragment. Keeps
 * it in view while the form above it grows, until the first interaction.
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
