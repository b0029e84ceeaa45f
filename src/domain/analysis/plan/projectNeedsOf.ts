import type { ProjectGuide } from '../guide/ProjectGuide';
import type { StoredOpportunity } from '../readOpportunities';

/** Ids of the opportunities that an opportunity stands on, by its own. */
export type ProjectNeeds = ReadonlyMap<string, readonly string[]>;

/** What projects stand on, as their guides name it. */
export function projectNeedsOf(
  guides: readonly Pick<ProjectGuide, 'opportunityId' | 'needs'>[],
  opportunities: readonly Pick<StoredOpportunity, 'id' | 'name'>[],
): ProjectNeeds {
  return new Map(
    guides.map(({ opportunityId, needs }) => [
      opportunityId,
      opportunities
        .filter(({ id, name }) => id !== opportunityId && needs.includes(name))
        .map(({ id }) => id),
    ]),
  );
}
