import { readConstraints } from '@/domain/analysis/constraints/readConstraints';
import type { GuideAnswers } from '@/domain/analysis/guide/ProjectGuide';
import { projectGuides } from '@/domain/analysis/guide/projectGuides';
import { projectTies } from '@/domain/analysis/guide/projectTies';
import { headlineOpportunities, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import type { ProjectKind } from '@/domain/analysis/plan/PlannedProject';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';

const presented = (opportunity: StoredOpportunity) => ({
  ...opportunity,
  assumptions: opportunity.roiModel.assumptions,
});

/** Returns what a plan recommends and what is to be sized, as documented (ruling 49). */
export const presentedOpportunities = (plan: AnalysisPlan) => headlineOpportunities(plan).map(presented);

/** Returns all that an analysis says about its plan, for clients' analyses and the sample alike. */
export function presentedPlan(plan: AnalysisPlan, answers: GuideAnswers) {
  const ofKind = (wanted: ProjectKind) =>
    plan.projects.filter(({ kind }) => kind === wanted).map(({ opportunity }) => presented(opportunity));
  return {
    opportunities: presentedOpportunities(plan),
    left_alone: ofKind('leaveAlone'),
    removed: ofKind('removed'),
    constraints: readConstraints(answers),
    project_guides: projectGuides(plan, answers),
    project_ties: projectTies(plan.projects),
  };
}
