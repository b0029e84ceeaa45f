import type { PartialAuditAnswers } from './AuditAnswers';
import { questionIds, sectionTitles, type QuestionId, type SectionTitle } from './questionnaire';
import type { SectionScores } from './scoreAudit';

export interface ScoredAudit {
  /** Percent. */
  overall: number;
  sections: Partial<SectionScores>;
  answers: PartialAuditAnswers;
}

interface Step {
  before: number;
  after: number;
}

export interface Change<Of> extends Step {
  of: Of;
}

export interface AuditComparison {
  overall: Step;
  sections: Change<SectionTitle>[];
  /** The answers that differ, the largest steps first. */
  answers: Change<QuestionId>[];
}

/** What changed from one audit to a later one. What only one of them has is left out. */
export function compareAudits(earlier: ScoredAudit, later: ScoredAudit): AuditComparison {
  return {
    overall: { before: earlier.overall, after: later.overall },
    sections: changes(sectionTitles, earlier.sections, later.sections),
    answers: changes(questionIds, earlier.answers, later.answers)
      .filter(({ before, after }) => before !== after)
      .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before)),
  };
}

function changes<Key extends string>(
  keys: readonly Key[],
  earlier: Partial<Record<Key, number>>,
  later: Partial<Record<Key, number>>,
): Change<Key>[] {
  return keys.flatMap((of) => {
    const before = earlier[of];
    const after = later[of];
    return before === undefined || after === undefined ? [] : [{ of, before, after }];
  });
}
