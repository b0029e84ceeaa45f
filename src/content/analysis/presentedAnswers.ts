import { analyze } from '@/domain/analysis/analyze';
import { planOfResult } from '@/domain/analysis/plan/headlineResult';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { withEnteredNames } from '@/domain/analysis/withEnteredNames';
import type { AnalysisContent } from '@/schemas/analysis';
import { presentedPlan } from './presentedPlan';

/**
 * Returns the shared view of an analysis of these answers, calculated by the engine without being stored.
 * @param createdAt ISO 8601 time
 */
export function presentedAnswers(answers: AnalysisAnswers, createdAt: string): AnalysisContent {
  const result = analyze(answers);
  const plan = planOfResult(answers, result);
  return {
    created_at: createdAt,
    list_name: answers.listName,
    industry: answers.industry,
    goals: answers.goals,
    departments: answers.departments,
    ai_readiness: answers.aiReadiness,
    readiness_audit: null,
    current_ai_usage: answers.currentAiUsage,
    data_types: answers.dataTypes,
    bottlenecks: answers.bottlenecks,
    customer_insights: answers.customerInsights,
    monetization: answers.monetization,
    additional_info: answers.additionalContext,
    department_tasks: withEnteredNames(result.departmentTasks),
    ...presentedPlan(plan, answers),
    put_back: [],
    executive_summary: [],
    further_opportunities: [],
    engine_version: result.engineVersion,
    day_rate_usd: null,
    own_days: null,
  };
}
