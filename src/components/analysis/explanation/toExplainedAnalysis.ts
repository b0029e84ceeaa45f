import type { ShownAnalysis } from '@/client/useAnalysis';
import type { ExplainedAnalysis } from '@/domain/analysis/explainSavings';

/** Returns the input of the explanations from the API's response. */
export function toExplainedAnalysis(analysis: ShownAnalysis): ExplainedAnalysis {
  const audit = analysis.readiness_audit;
  return {
    engineVersion: analysis.engine_version,
    aiReadiness: analysis.ai_readiness,
    readinessAudit: audit && { percent: audit.percent, auditedAt: audit.audited_at },
    currentAiUsage: analysis.current_ai_usage,
    dataTypes: analysis.data_types,
    goals: analysis.goals,
    bottlenecks: analysis.bottlenecks,
    additionalContext: analysis.additional_info,
    departmentTasks: analysis.department_tasks,
    opportunities: analysis.opportunities,
  };
}
