import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuditAnswers } from './AuditAnswers';
import { anyAnswers, answersWithSum, evenAnswers } from './fixtures/answers';
import { oneBandUp } from './oneBandUp';
import { questionIds, type QuestionId } from './questionnaire';
import { scoreAudit } from './scoreAudit';
import { nextThreshold } from './scoreBand';

const subsets = Array.from({ length: 2 ** questionIds.length }, (_, bits) =>
  questionIds.filter((_id, index) => bits & (1 << index)),
);

/** Tries every set of questions: how many answers at the least have to improve. */
function smallestSize(answers: AuditAnswers, threshold: number): number {
  const sum = questionIds.reduce((total, id) => total + answers[id], 0);
  const percentWith = (ids: readonly QuestionId[]) =>
    Math.round((10 * ids.reduce((total, id) => total + 10 - answers[id], sum)) / 13);
  const enough = subsets.filter((ids) => percentWith(ids) >= threshold);
  return Math.min(...enough.map(({ length }) => length));
}

const applied = (answers: AuditAnswers) =>
  Object.fromEntries((oneBandUp(answers)?.improvements ?? []).map(({ id, to }) => [id, to]));

const belowTheTop = anyAnswers.filter((answers) => scoreAudit(answers).overall < 80);

describe('oneBandUp', () => {
  it('names as few answers as trying every set finds', () => {
    fc.assert(
      fc.property(belowTheTop, (answers) => {
        const threshold = nextThreshold(scoreAudit(answers).overall) ?? 0;
        expect(oneBandUp(answers)?.improvements).toHaveLength(smallestSize(answers, threshold));
      }),
    );
  });

  it('crosses the threshold with what it proposes, and not with one point less', () => {
    fc.assert(
      fc.property(belowTheTop, (answers) => {
        const found = oneBandUp(answers);
        const better = { ...answers, ...applied(answers) };
        const [first] = found?.improvements ?? [];
        const threshold = found?.threshold ?? 0;
        expect(scoreAudit(better).overall).toBeGreaterThanOrEqual(threshold);
        const id = first?.id ?? 'q1';
        expect(scoreAudit({ ...better, [id]: better[id] - 1 }).overall).toBeLessThan(threshold);
      }),
    );
  });

  it('raises every named answer, none above 10', () => {
    fc.assert(
      fc.property(belowTheTop, (answers) => {
        for (const { id, from, to } of oneBandUp(answers)?.improvements ?? []) {
          expect(from).toBe(answers[id]);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('takes the lowest answers and spreads the points evenly', () => {
    const answers = { ...evenAnswers(6), q4: 2, q9: 3 };
    // 71 points; 60 % begins at 78. q4 alone has room for 8.
    expect(oneBandUp(answers)).toEqual({
      band: 'warning',
      threshold: 60,
      improvements: [{ id: 'q4', from: 2, to: 9 }],
    });
    // 97 points; 80 % begins at 104: two answers of 6 have room for four points each.
    expect(oneBandUp({ ...evenAnswers(8), q2: 6, q3: 6, q4: 7, q5: 7, q6: 7 })?.improvements).toEqual([
      { id: 'q2', from: 6, to: 10 },
      { id: 'q3', from: 6, to: 9 },
    ]);
  });

  it('needs one point at 59 and 79 percent, and nothing from 80', () => {
    expect(oneBandUp(answersWithSum(77))).toMatchObject({
      threshold: 60,
      improvements: [{ from: 5, to: 6 }],
    });
    expect(oneBandUp(answersWithSum(103))).toMatchObject({
      threshold: 80,
      improvements: [{ from: 7, to: 8 }],
    });
    expect(oneBandUp(answersWithSum(104))).toBeNull();
  });
});
