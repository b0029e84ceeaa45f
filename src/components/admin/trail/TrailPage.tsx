'use client';

import { LoadFailure } from '@/components/ui/LoadFailure';
import { listTexts } from '@/content/admin/lists';
import { trailTexts as texts } from '@/content/admin/trail';
import { trailSubjects } from '@/domain/trail/trailKinds';
import { pageLimits } from '@/schemas/paging';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { ListFilters } from '../list/ListFilters';
import { ListPager } from '@/components/ui/ListPager';
import { useAdminList } from '../list/useAdminList';
import { useListAddress, type ListPlace } from '../list/useListAddress';
import { ToolPage } from '../shell/ToolPage';
import { TrailTable } from './TrailTable';

const subjectOf = ({ filter }: ListPlace): string =>
  trailSubjects.find((subject) => subject === filter) ?? '';

function trailPath(place: ListPlace): `/${string}` {
  const query = new URLSearchParams({ page: String(place.page), limit: String(pageLimits.usual) });
  if (place.search) query.set('search', place.search);
  if (subjectOf(place)) query.set('subject', subjectOf(place));
  return `/api/admin/trail?${query}`;
}

/** Who changed or opened what. */
export function TrailPage() {
  const { place, move } = useListAddress();
  const { items, total, isLoading, hasFailed, reload } = useAdminList<TrailEntryAnswer>(trailPath(place));
  return (
    <ToolPage title={texts.title} lede={texts.lede}>
      <ListFilters
        place={place}
        move={move}
        texts={texts}
        filter={subjectOf(place)}
        status={items ? texts.total(total) : texts.loading}
      />
      {hasFailed ? <LoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={reload} /> : null}
      {items?.length === 0 && !isLoading ? <p>{texts.none}</p> : null}
      {items && items.length > 0 ? <TrailTable entries={items} isBusy={isLoading} /> : null}
      <ListPager
        page={place.page}
        pageCount={Math.ceil(total / pageLimits.usual)}
        onPage={(page) => move({ page })}
      />
    </ToolPage>
  );
}
