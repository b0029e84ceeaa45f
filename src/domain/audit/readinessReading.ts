import { readinessOfScore } from '@/domain/analysis/readinessOfScore';
import type { ReadinessLevel } from '@/domain/analysis/types';
import type { AuditAnswers } from './AuditAnswers';
import { levelOf } from './insights/AnswerLevel';
import { scoreAudit } from './scoreAudit';

export interface ReadinessReading {
  /** The level that an analysis counts with. */
  readiness: ReadinessLevel;
  /** Whether the firm has to settle who may use which records before a tool is connected to them. */
  dataSafety: 'settle first' | 'ok';
}

/** Reads an audit as the analysis does, so that neither report advises against the other. */
export const readinessReading = (answers: AuditAnswers): ReadinessReading => ({
  readiness: readinessOfScore(scoreAudit(answers).overall),
  dataSafety: levelOf(answers.q3) === 'high' ? 'ok' : 'settle first',
});
