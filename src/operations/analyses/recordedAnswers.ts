import { createHash } from 'node:crypto';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { ownTaskFields } from '@/domain/analysis/ownTaskFields';
import type { AnalysisAnswers, CostedTask, DepartmentName, ReadinessAudit } from '@/domain/analysis/types';
import { recordedAnswerNames, type RecordedAnswer } from '@/domain/analysis/wizardAnswers';
import { canonicalJson } from '@/domain/canonicalJson';
import type { Analysis } from '@/payload-types';

/** Returns the answers that a stored analysis was made from, without computed values. */
export function recordedAnswers(analysis: Pick<Analysis, keyof AnalysisAnswers>): AnalysisAnswers {
  const readinessAudit = recordedReadinessAudit(analysis);
  return {
    ...textsAndChoices(analysis),
    // Only `storeAnalysis` creates analyses, from validated names.
    departments: analysis.departments as DepartmentName[],
    departmentTasks: Object.fromEntries(
      Object.entries(readDepartmentTasks(analysis.departmentTasks)).map(([name, tasks]) => [
        name,
        tasks.map(withoutCosts),
      ]),
    ),
    dataTypes: analysis.dataTypes as string[],
    aiReadiness: analysis.aiReadiness,
    ...(readinessAudit ? { readinessAudit } : {}),
    additionalContext: analysis.additionalContext ?? '',
  };
}

/** Leaves out what an older analysis lacks, so that the hash of its answers stays the same. */
const textsAndChoices = (analysis: Pick<Analysis, RecordedAnswer>) =>
  Object.fromEntries(
    recordedAnswerNames
      .map((name) => [name, analysis[name]] as const)
      .filter(([, answer]) => answer !== null && answer !== undefined),
  ) as Pick<AnalysisAnswers, RecordedAnswer>;

/** Returns the audit that the analysis' readiness came from, or undefined if the readiness was assumed. */
export function recordedReadinessAudit({
  readinessAudit,
}: Pick<Analysis, 'readinessAudit'>): ReadinessAudit | undefined {
  const { percent, auditedAt } = readinessAudit ?? {};
  return typeof percent === 'number' && auditedAt ? { percent, auditedAt } : undefined;
}

const withoutCosts = ({ taskName, teamSize, hours, frequency, salary, ...rest }: CostedTask) => ({
  taskName,
  teamSize,
  hours,
  frequency,
  salary,
  ...ownTaskFields(rest),
});

/** Returns the SHA-256 of the answers' canonical JSON. */
export function hashAnswers(answers: AnalysisAnswers): string {
  return createHash('sha256').update(canonicalJson(answers)).digest('hex');
}
