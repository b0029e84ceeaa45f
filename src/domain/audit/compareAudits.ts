import type { PartialAuditAnswers } from './AuditAnswers';
import { questionIds, sectionTitles, type QuestionId, type SectionTitle } from './questionnaire';
import type { SectionScores } from './scoreAudit';

/** An audit as the documented API returns it. */
export interface ScoredAudit {
  /** Percent. */
  overall_score: number;
  section_scores: Partial<SectionScores>;
  raw_answers: PartialAuditAnswers;
}

interface Step {
  before: number;
  after: number;
}

interface Change<Of> extends Step {
  of: Of;
}

export interface AuditComparison {
  overall: Step;
  sections: Change<SectionTitle>[];
  /** Changed answers, largest change first. */
  answers: Change<QuestionId>[];
}

/** Returns the changes from one audit to a later one. Omits whatever only one of them has. */
export function compareAudits(earlier: ScoredAudit, later: ScoredAudit): AuditComparison {
  return {
    overall: { before: earlier.overall_score, after: later.overall_score },
    sections: changes(sectionTitles, earlier.section_scores, later.section_scores),
    answers: changes(questionIds, earlier.raw_answers, later.raw_answers)
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
