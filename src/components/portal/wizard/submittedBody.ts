import { noAnswers } from '@/domain/analysis/wizardAnswers';
import { withChanges } from '@/domain/analysis/wizardChanges';
import type { AnalysisBody } from '@/schemas/analysis';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { keyInRun } from './submissionKey';
import { toAnalysisBody } from './toAnalysisBody';

/** The request whose analysis is being made of this very draft, on whichever device it was submitted; null while none is. */
export function submittedBody({ key, answers, generating }: AnalysisDraft): AnalysisBody | null {
  const body = key && generating ? toAnalysisBody(withChanges(noAnswers, answers)) : null;
  return key && body && keyInRun(key, JSON.stringify(body)) === generating ? body : null;
}
