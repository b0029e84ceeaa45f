'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import row from '@/components/ui/Row.module.css';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { redirectTexts as texts } from '@/content/admin/redirects';
import type { MissingAddress } from '@/schemas/missingAddresses';
import { pageLimits } from '@/schemas/paging';
import { defaultRedirectSort, type RedirectAnswer, redirectSorts } from '@/schemas/redirects';
import { countText } from '../list/countText';
import { ListFrame } from '../list/ListFrame';
import { SearchRow } from '../list/SearchRow';
import { type AdminList, useAdminList } from '../list/useAdminList';
import { type ListMove, type ListPlace, useListAddress } from '../list/useListAddress';
import { ToolPage } from '../shell/ToolPage';
import { DeleteRedirectDialog } from './DeleteRedirectDialog';
import { MissingAddresses } from './MissingAddresses';
import { RedirectDialog } from './RedirectDialog';
import { RedirectFiles } from './RedirectFiles';
import { emptyRedirect, type RedirectStart } from './redirectForm';
import { RedirectTable } from './RedirectTable';

/** Returns the sort order in the address; the default for unknown values. */
const redirectSortOf = ({ sort }: ListPlace): string =>
  redirectSorts.find((known) => known === sort) ?? defaultRedirectSort;

/** Returns the API path for a state of the list. */
function redirectListPath(place: ListPlace): `/${string}` {
  const query = new URLSearchParams({
    page: String(place.page),
    limit: String(pageLimits.usual),
    sort: redirectSortOf(place),
    ...(place.search ? { search: place.search } : {}),
  });
  return `/api/admin/redirects?${query}`;
}

/** Returns the API path of a page of the missing addresses. */
const missingListPath = (page: number): `/${string}` =>
  `/api/admin/missing-addresses?page=${page}&limit=${pageLimits.usual}`;

interface RedirectListProps {
  list: AdminList<RedirectAnswer>;
  place: ListPlace;
  move: ListMove;
  onEdit: (redirect: RedirectAnswer) => void;
  onDelete: (redirect: RedirectAnswer) => void;
}

/** Redirects with search, sort order and pagination, or the empty state. */
function RedirectList({ list, place, move, onEdit, onDelete }: RedirectListProps) {
  const { items, isLoading, hasFailed } = list;
  const isWhole = !place.search && place.page === 1;
  if (items?.length === 0 && !isLoading && !hasFailed && isWhole) {
    return <EmptyState title={texts.emptyTitle} text={texts.empty} />;
  }
  return (
    <ListFrame
      list={list}
      texts={texts}
      filters={
        <SearchRow label={texts.search} place={place} move={move} status={countText(texts.total, list)} />
      }
      noMatch={{ text: texts.noMatch, clear: texts.clear, onClear: () => move({ search: '' }) }}
      place={place}
      move={move}
      perPage={pageLimits.usual}
    >
      {(redirects) => (
        <RedirectTable
          redirects={redirects}
          order={{ sort: redirectSortOf(place), onSort: (sort) => move({ sort }) }}
          isBusy={isLoading}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </ListFrame>
  );
}

/** Redirects, and the addresses that got 404. */
export function RedirectsPage() {
  const { place, move } = useListAddress();
  const list = useAdminList<RedirectAnswer>(redirectListPath(place));
  const [missingPage, setMissingPage] = useState(1);
  const missing = useAdminList<MissingAddress>(missingListPath(missingPage));
  const [edited, setEdited] = useState<RedirectStart | null>(null);
  const [doomed, setDoomed] = useState<RedirectAnswer | null>(null);
  const { toast, say } = useToast();

  const reload = () => {
    list.reload();
    missing.reload();
  };
  const finish = (message: string) => {
    reload();
    say(message);
    setEdited(null);
    setDoomed(null);
  };
  return (
    <ToolPage
      title={texts.title}
      lede={texts.lede}
      action={
        <div className={`${row.gap3} ${row.middle}`}>
          <RedirectFiles onImported={reload} />
          <Button onClick={() => setEdited(emptyRedirect)}>{texts.add}</Button>
        </div>
      }
    >
      <RedirectList list={list} place={place} move={move} onEdit={setEdited} onDelete={setDoomed} />
      <MissingAddresses
        list={missing}
        page={missingPage}
        onPage={setMissingPage}
        onLeadOn={({ path, suggestion }) => setEdited({ ...emptyRedirect, from: path, to: suggestion ?? '' })}
      />
      {edited ? (
        <RedirectDialog
          start={edited}
          onSaved={({ from }) => finish(texts.saved(from))}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {doomed ? (
        <DeleteRedirectDialog
          redirect={doomed}
          onDeleted={() => finish(texts.deleted(doomed.from))}
          onCancel={() => setDoomed(null)}
        />
      ) : null}
      <ToastMessage toast={toast} />
    </ToolPage>
  );
}
