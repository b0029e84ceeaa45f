import { describe, expect, it } from 'vitest';
import { auditSections, questionIds, sectionTitles } from './questionnaire';

describe('the questionnaire', () => {
  it('has the five sections with their questions in order', () => {
    expect(auditSections.map(({ title }) => title)).toEqual(sectionTitles);
    expect(auditSections.map(({ questions }) => questions.length)).toEqual([3, 3, 3, 2, 2]);
    expect(auditSections.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(questionIds);
  });

  it('says something different with every text', () => {
    const texts = auditSections.flatMap(({ description, questions }) => [
      description,
      ...questions.flatMap(({ text, lowLabel, highLabel }) => [text, lowLabel, highLabel]),
    ]);
    expect(new Set(texts).size).toBe(5 + 3 * 13);
  });
});
