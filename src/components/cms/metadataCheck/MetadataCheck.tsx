'use client';

import { ListSearch } from '@/components/admin/list/ListSearch';
import { useListAddress, type ListPlace } from '@/components/admin/list/useListAddress';
import { useShownPage } from '@/components/admin/list/useShownPage';
import { FindingList } from '@/components/admin/seo/FindingList';
import { ToolPage } from '@/components/admin/shell/ToolPage';
import { useAdminAnswer } from '@/components/admin/useAdminAnswer';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { ListPager } from '@/components/ui/ListPager';
import { buttonClassName } from '@/components/ui/buttonClassName';
import { metadataCheckTexts as texts } from '@/content/admin/seo';
import { formatDate } from '@/format/dates';
import { pageLimits } from '@/schemas/paging';
import type { MetadataCheck as MetadataCheckAnswer, CheckedPageAnswer } from '@/schemas/seo';
import { editorHref } from './editorHref';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import reset from '../Reset.module.css';
import styles from './MetadataCheck.module.css';
import heading from '@/components/ui/Heading.module.css';

function checkPath({ page, search }: ListPlace): `/${string}` {
  return `/api/seo/audit?${new URLSearchParams({ page: String(page), limit: String(pageLimits.usual), search })}`;
}

/** Metadata of all pages and posts, those with findings first. */
export function MetadataCheck() {
  return (
    <div className={reset.reset} data-own-part="">
      <CheckedPages />
    </div>
  );
}

function CheckedPages() {
  const { place, move } = useListAddress();
  const {
    answer: check,
    isLoading,
    hasFailed,
    reload,
  } = useAdminAnswer<MetadataCheckAnswer>(checkPath(place));
  const perPage = pageLimits.usual;
  const found = { items: check?.pages ?? null, total: check?.found ?? 0, isLoading, hasFailed };
  const onGone = (page: number) => move({ page }, 'replace');
  const page = useShownPage(found, { page: place.page, perPage, onGone });
  const isThere = page === place.page;
  return (
    <ToolPage title={texts.title} lede={texts.lede}>
      <ListSearch
        label={texts.search}
        value={place.search}
        onSearch={(search) => move({ search })}
        className={styles.search}
      />
      {hasFailed ? (
        <KeptLoadFailure message={texts.failed} retry={texts.retry} onRetry={reload} />
      ) : (
        <p role="status" className={`${space.below4} ${text.strong}`}>
          {check ? texts.summary(check) : texts.loading}
        </p>
      )}
      {check ? (
        <>
          {check.pages.length > 0 ? (
            <ol role="list" className={styles.list} aria-label={texts.pages} aria-busy={isLoading}>
              {check.pages.map((checked) => (
                <CheckedPageItem key={checked.path} page={checked} />
              ))}
            </ol>
          ) : null}
          {check.pages.length === 0 && isThere ? <p>{texts.nothingFound}</p> : null}
          <ListPager
            page={page}
            pageCount={Math.ceil(check.found / perPage)}
            onPage={(next) => move({ page: next })}
          />
        </>
      ) : null}
    </ToolPage>
  );
}

/** One page of the metadata check: its metadata, the findings, and a link to edit it. */
function CheckedPageItem({ page }: { page: CheckedPageAnswer }) {
  const { path, title, titleWidthPx, descriptionWidthPx, savedAt, findings } = page;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div>
          <h2 className={`${heading.aside} ${text.plain} ${text.breaks}`}>{path}</h2>
          <p className={`${text.quiet} ${text.breaks}`}>{title}</p>
          <p className={text.note}>
            {`${savedAt ? texts.savedAt(formatDate(savedAt)) : texts.ownWords} · ${texts.widths(titleWidthPx, descriptionWidthPx)}`}
          </p>
        </div>
        <a href={editorHref(page)} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
          {texts.edit}
          <span className="visually-hidden">{` ${texts.ofPage(path)}`}</span>
        </a>
      </div>
      {findings.length ? (
        <FindingList findings={findings} label={texts.findingsOf(path)} />
      ) : (
        <p className={`${text.good} ${text.small} ${text.strong}`}>{texts.fine}</p>
      )}
    </li>
  );
}
