import { describe, expect, it } from 'vitest';
import type { AuditAnswers } from './AuditAnswers';
import { compareAudits } from './compareAudits';
import { evenAnswers } from './fixtures/answers';
import { scoreAudit } from './scoreAudit';

const scored = (answers: AuditAnswers) => {
  const { overall, sections } = scoreAudit(answers);
  return { overall_score: overall, section_scores: sections, raw_answers: answers };
};

describe('compareAudits', () => {
  it('compares section by section and puts the largest step of an answer first', () => {
    const comparison = compareAudits(
      scored(evenAnswers(5)),
      scored({ ...evenAnswers(5), q1: 6, q9: 1, q13: 8 }),
    );
    expect(comparison.overall).toEqual({ before: 50, after: 50 });
    expect(comparison.sections).toEqual([
      { of: 'Data Infrastructure', before: 50, after: 53 },
      { of: 'Automation', before: 50, after: 50 },
      { of: 'Team Readiness', before: 50, after: 37 },
      { of: 'Budget & Buy-In', before: 50, after: 50 },
      { of: 'Experimentation Culture', before: 50, after: 65 },
    ]);
    expect(comparison.answers).toEqual([
      { of: 'q9', before: 5, after: 1 },
      { of: 'q13', before: 5, after: 8 },
      { of: 'q1', before: 5, after: 6 },
    ]);
  });

  it('leaves out what one of them lacks', () => {
    const later = scored(evenAnswers(7));
    expect(
      compareAudits({ overall_score: 40, section_scores: { Automation: 30 }, raw_answers: {} }, later),
    ).toEqual({
      overall: { before: 40, after: 70 },
      sections: [{ of: 'Automation', before: 30, after: 70 }],
      answers: [],
    });
  });
});
