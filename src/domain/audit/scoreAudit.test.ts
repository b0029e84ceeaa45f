import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuditAnswers } from './AuditAnswers';
import { anyAnswers, answersWithSum, evenAnswers } from './fixtures/answers';
import { questionIds } from './questionnaire';
import { scoreAudit } from './scoreAudit';

describe('scoreAudit', () => {
  it('averages all thirteen answers for the overall score and a section’s own for the section', () => {
    const answers: AuditAnswers = { ...evenAnswers(10), q1: 1, q2: 2, q3: 5, q10: 7, q11: 8 };
    // 10 x (1 + 2 + 5 + 8 x 10 + 7 + 8) / 13 = 79.2
    expect(scoreAudit(answers)).toEqual({
      overall: 79,
      sections: {
        'Data Infrastructure': 27,
        Automation: 100,
        'Team Readiness': 100,
        'Budget & Buy-In': 75,
        'Experimentation Culture': 100,
      },
    });
  });

  it.each([
    [77, 59],
    [78, 60],
    [103, 79],
    [104, 80],
  ])('makes of %i points %i percent', (sum, percent) => {
    expect(scoreAudit(answersWithSum(sum)).overall).toBe(percent);
  });

  it('runs from 10 to 100 percent', () => {
    expect(scoreAudit(evenAnswers(1)).overall).toBe(10);
    expect(scoreAudit(evenAnswers(10)).overall).toBe(100);
  });

  it('weighs every question the same', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...questionIds), (answers, id) => {
        const moved = { ...answers, [id]: 10 };
        const sum = questionIds.reduce((total, one) => total + moved[one], 0);
        expect(scoreAudit(moved).overall).toBe(Math.round((sum * 10) / 13));
      }),
    );
  });
});
