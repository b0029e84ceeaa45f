import type { SourceCoverage } from './sourceCoverage';
import type { Complexity, ReadinessLevel, TaskProfile } from './types';

/** From this team size, training and agreeing on one process is a project of its own. */
const largeTeamSize = 20;

/**
 * Returns how hard a task is to automate. Points for each grade its profile is away from easy (0 to 16), for missing
 * data (0 to 3), for a large team (1), and one more or less by readiness. Up to 6 points Low, up to 10 Medium.
 */
export function complexityOf(
  profile: TaskProfile,
  coverage: SourceCoverage,
  teamSize: number,
  readiness: ReadinessLevel,
): Complexity {
  const profilePoints =
    5 - profile.structure + (profile.variation - 1) + (5 - profile.digital) + (profile.judgement - 1);
  const points =
    profilePoints +
    3 * (1 - coverage.ratio) +
    (teamSize >= largeTeamSize ? 1 : 0) +
    { beginner: 1, intermediate: 0, advanced: -1 }[readiness];
  if (points <= 6) return 'Low';
  return points <= 10 ? 'Medium' : 'High';
}
