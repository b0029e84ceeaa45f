import { noAnswers } from '@/domain/analysis/wizardAnswers';
import { withChanges } from '@/domain/analysis/wizardChanges';
import type { AnalysisBody } from '@/schemas/analysisBody';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { keyInRun } from './submissionKey';
import { toAnalysisBody } from './toAnalysisBody';

/**
 * Returns the request from which an analysis of this draft is being generated, from whichever device; null if there is
 * none.
 */
export function submittedBody({ key, answers, generating }: AnalysisDraft): AnalysisBody | null {
  const body = key && generating ? toAnalysisBody(withChanges(noAnswers, answers)) : null;
  return key && body && keyInRun(key, JSON.stringify(body)) === generating ? body : null;
}
