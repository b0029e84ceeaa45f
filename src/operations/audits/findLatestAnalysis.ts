import type { PayloadRequest } from 'payload';
import { headlineOpportunities } from '@/domain/analysis/plan/analysisPlan';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { savingsTotals } from '@/domain/analysis/totals';
import { planOf } from '../analyses/planOf';
import { recordedReadinessAudit } from '../analyses/recordedAnswers';

/** Returns what an audit states of an account's latest analysis, or null if it has none. */
export async function findLatestAnalysis(req: PayloadRequest, owner: number) {
  const { docs } = await req.payload.find({
    collection: 'analyses',
    where: { owner: { equals: owner } },
    select: {
      industry: true,
      departmentTasks: true,
      opportunities: true,
      dayRateUsd: true,
      dataTypes: true,
      ownDays: true,
      goals: true,
      bottlenecks: true,
      additionalContext: true,
      putBack: true,
      readinessAudit: true,
    },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const [latest] = docs;
  if (!latest) return null;
  return {
    industry: latest.industry,
    savingsUsd: savingsTotals(headlineOpportunities(planOf(latest))).savingsUsd,
    /** When the audit was taken that it counts with; empty if it assumes a readiness. */
    auditedAt: recordedReadinessAudit(latest)?.auditedAt ?? '',
    /** Older analyses may have no tasks to count. */
    canRecount: Object.keys(readDepartmentTasks(latest.departmentTasks)).length > 0,
  };
}
