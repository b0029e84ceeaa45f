'use client';

import { LoadFailure } from '@/components/ui/LoadFailure';
import { seoAuditTexts as texts } from '@/content/admin/seo';
import { pageLimits } from '@/schemas/paging';
import type { SeoAudit as SeoAuditAnswer } from '@/schemas/seo';
import { ListPager } from '../list/ListPager';
import { ListSearch } from '../list/ListSearch';
import { useListAddress, type ListPlace } from '../list/useListAddress';
import { AuditedPageItem } from './AuditedPageItem';
import { ToolPage } from '../shell/ToolPage';
import { useAdminAnswer } from '../useAdminAnswer';
import styles from './SeoAudit.module.css';

function auditPath({ page, search }: ListPlace): `/${string}` {
  return `/api/seo/audit?${new URLSearchParams({ page: String(page), limit: String(pageLimits.usual), search })}`;
}

/** What every page and post says to search engines, the ones that need work first. */
export function SeoAudit() {
  const { place, move } = useListAddress();
  const { answer: audit, isLoading, hasFailed, reload } = useAdminAnswer<SeoAuditAnswer>(auditPath(place));
  return (
    <ToolPage title={texts.title} lede={texts.lede}>
      <ListSearch
        label={texts.search}
        value={place.search}
        onSearch={(search) => move({ search })}
        className={styles.search}
      />
      {hasFailed ? (
        <LoadFailure message={texts.failed} retry={texts.retry} onRetry={reload} />
      ) : (
        <p role="status" className={styles.summary}>
          {audit ? texts.summary(audit) : texts.loading}
        </p>
      )}
      {audit ? (
        <>
          {audit.pages.length > 0 ? (
            <ol className={styles.list} aria-label={texts.pages} aria-busy={isLoading}>
              {audit.pages.map((page) => (
                <AuditedPageItem key={page.path} page={page} />
              ))}
            </ol>
          ) : (
            <p>{texts.nothingFound}</p>
          )}
          <ListPager
            page={place.page}
            pageCount={Math.ceil(audit.found / pageLimits.usual)}
            onPage={(page) => move({ page })}
          />
        </>
      ) : null}
    </ToolPage>
  );
}
