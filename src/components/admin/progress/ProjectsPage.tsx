'use client';

import { clientProgressTexts as texts } from '@/content/admin/progress';
import { progressTexts } from '@/content/progress';
import { projectStatuses } from '@/domain/analysis/progress/projectStatuses';
import { pageLimits } from '@/schemas/paging';
import type { ClientProgress, ProgressTotals } from '@/schemas/progress';
import { FilteredList } from '../list/FilteredList';
import { listQuery } from '../list/listQuery';
import { useAdminList } from '../list/useAdminList';
import space from '@/components/ui/Space.module.css';
import { useListAddress, type ListPlace } from '../list/useListAddress';
import { ToolPage } from '../shell/ToolPage';
import { useAdminAnswer } from '../useAdminAnswer';
import { ProjectsTable } from './ProjectsTable';

const statusOf = ({ filter }: ListPlace): string => projectStatuses.find((status) => status === filter) ?? '';

function projectsPath(place: ListPlace): `/${string}` {
  const { page, search } = place;
  return `/api/admin/projects?${listQuery({ page, limit: pageLimits.usual, search, status: statusOf(place) })}`;
}

/** Clients' decisions about their projects, and the results. */
export function ProjectsPage() {
  const { place, move } = useListAddress();
  const list = useAdminList<ClientProgress>(projectsPath(place));
  const isNarrowed = Boolean(place.search || statusOf(place));
  return (
    <ToolPage title={texts.title} lede={texts.lede}>
      <Totals />
      <FilteredList
        {...{ list, place, move, texts }}
        filter={statusOf(place)}
        none={isNarrowed ? texts.noMatch : texts.none}
      >
        {(projects) => <ProjectsTable projects={projects} isBusy={list.isLoading} />}
      </FilteredList>
    </ToolPage>
  );
}

/** Number of projects per status, and the results of those measured. */
function Totals() {
  const { answer } = useAdminAnswer<ProgressTotals>('/api/admin/projects/totals');
  if (!answer) return null;
  const counts = projectStatuses.map((status) =>
    texts.counts(progressTexts.statuses[status], answer.statuses[status]),
  );
  return (
    <p className={space.below4}>
      <span>{counts.join(' · ')}</span>
      {answer.measured > 0 && (
        <>
          <br />
          <strong>{progressTexts.measured(answer.measured, answer.actual_usd, answer.expected_usd)}</strong>
        </>
      )}
    </p>
  );
}
