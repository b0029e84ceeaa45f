import type { ProjectGuide } from '@/domain/analysis/guide/ProjectGuide';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { planTexts as texts } from './planTexts';

interface GuideLine {
  label: string;
  text: string;
}

interface GuidedProject {
  id: string;
  name: string;
  lines: GuideLine[];
}

/** Returns the guides of a plan's projects in order, as labeled lines; unknown values are omitted. */
export function guideLines(
  { projects }: Pick<AnalysisPlan, 'projects'>,
  guides: readonly ProjectGuide[],
): GuidedProject[] {
  const byId = new Map(guides.map((guide) => [guide.opportunityId, guide]));
  const ofTasks = guides.filter(({ needs }) => needs.length > 0);
  const isShared = (need: string) => ofTasks.length > 1 && ofTasks.every(({ needs }) => needs.includes(need));
  return projects.flatMap(({ opportunity: { id, name } }) => {
    const guide = byId.get(id);
    return guide ? [{ id, name, lines: linesOf(guide, isShared) }] : [];
  });
}

/** @param isShared whether every project depends on it, which is said once */
function linesOf(
  { owner, firstStep, measure, risk, because, needs: allNeeds }: ProjectGuide,
  isShared: (need: string) => boolean,
): GuideLine[] {
  const needs = allNeeds.filter((need) => !isShared(need));
  const { guideParts: labels } = texts;
  return [
    { label: labels.owner, text: owner },
    { label: labels.firstStep, text: firstStep },
    { label: labels.measure, text: measure },
    ...(risk
      ? [
          { label: labels.risk, text: risk.risk },
          { label: labels.answer, text: risk.answer },
        ]
      : []),
    ...(because ? [{ label: labels.because, text: because.words }] : []),
    ...(needs.length > 0 ? [{ label: labels.needs, text: needs.join('; ') }] : []),
  ];
}
