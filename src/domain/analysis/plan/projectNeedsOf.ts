import type { ProjectTies } from '../guide/projectTies';
import type { StoredOpportunity } from '../readOpportunities';

/** Ids of the opportunities that an opportunity stands on, by its own. */
export type ProjectNeeds = ReadonlyMap<string, readonly string[]>;

/** What projects stand on, as an analysis names it. */
export function projectNeedsOf(
  ties: readonly Pick<ProjectTies, 'opportunityId' | 'needs'>[],
  opportunities: readonly Pick<StoredOpportunity, 'id' | 'name'>[],
): ProjectNeeds {
  return new Map(
    ties.map(({ opportunityId, needs }) => [
      opportunityId,
      opportunities
        .filter(({ id, name }) => id !== opportunityId && needs.includes(name))
        .map(({ id }) => id),
    ]),
  );
}
