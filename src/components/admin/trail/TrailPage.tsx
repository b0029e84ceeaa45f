'use client';

import { trailTexts as texts } from '@/content/admin/trail';
import { trailSubjects } from '@/domain/trail/trailKinds';
import { pageLimits } from '@/schemas/paging';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { FilteredList } from '../list/FilteredList';
import { listQuery } from '../list/listQuery';
import { useAdminList } from '../list/useAdminList';
import { useListAddress, type ListPlace } from '../list/useListAddress';
import { ToolPage } from '../shell/ToolPage';
import { TrailTable } from './TrailTable';

const subjectOf = ({ filter }: ListPlace): string =>
  trailSubjects.find((subject) => subject === filter) ?? '';

function trailPath(place: ListPlace): `/${string}` {
  const { page, search } = place;
  return `/api/admin/trail?${listQuery({ page, limit: pageLimits.usual, search, subject: subjectOf(place) })}`;
}

/** Audit trail: who changed or opened what. */
export function TrailPage() {
  const { place, move } = useListAddress();
  const list = useAdminList<TrailEntryAnswer>(trailPath(place));
  return (
    <ToolPage title={texts.title} lede={texts.lede}>
      <FilteredList {...{ list, place, move, texts }} filter={subjectOf(place)} none={texts.none}>
        {(entries) => <TrailTable entries={entries} isBusy={list.isLoading} />}
      </FilteredList>
    </ToolPage>
  );
}
