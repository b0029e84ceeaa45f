'use client';

import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { Link } from '@/components/ui/Link';
import { seoAuditTexts as texts } from '@/content/admin/seo';
import { auditPages } from '@/domain/seo/checks/auditPages';
import type { SeoEntries } from '@/schemas/seo';
import { AuditedPageItem } from './AuditedPageItem';
import styles from './SeoAudit.module.css';
import { siteToCheck } from './siteToCheck';
import { useSeoEntries } from './useSeoEntries';

/** What every page says to search engines, the ones that need work first. */
export function SeoAudit() {
  const { entries, reload } = useSeoEntries();
  return (
    <div className={styles.page}>
      <p>
        <Link href="/admin">{texts.back}</Link>
      </p>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lede}>{texts.lede}</p>
      {entries === null ? <p role="status">{texts.loading}</p> : null}
      {entries === 'failed' ? (
        <>
          <FormMessage>{texts.failed}</FormMessage>
          <Button variant="secondary" size="small" onClick={reload}>
            {texts.retry}
          </Button>
        </>
      ) : null}
      {entries && entries !== 'failed' ? <AuditList entries={entries} /> : null}
    </div>
  );
}

function AuditList({ entries }: { entries: SeoEntries }) {
  const site = siteToCheck(entries);
  const audited = auditPages(site.pages, site);
  const count = (wanted: string) =>
    audited.flatMap(({ findings }) => findings).filter(({ severity }) => severity === wanted).length;
  return (
    <>
      <p role="status" className={styles.summary}>
        {texts.summary(audited.length, count('error'), count('warning'))}
      </p>
      <ol className={styles.list} aria-label={texts.pages}>
        {audited.map(({ page, findings }) => (
          <AuditedPageItem key={page.path} page={page} findings={findings} />
        ))}
      </ol>
    </>
  );
}
