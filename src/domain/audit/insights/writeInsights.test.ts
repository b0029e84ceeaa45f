import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuditAnswers } from '../AuditAnswers';
import { anyAnswers, evenAnswers } from '../fixtures/answers';
import { questionIds, sectionOfQuestion } from '../questionnaire';
import { levelOf } from './AnswerLevel';
import { questionAdvice } from './questionAdvice';
import { readInsights } from './readInsights';
import { writeInsights } from './writeInsights';

const obstacleTitles = ['What holds your score back first', 'Where your last points are'];
const obstacleOf = (text: string) => obstacleTitles.map((title) => part(text, title)).join('');
const headings = [
  'Why it matters for a firm like yours',
  'Three next steps',
  'What to settle first',
  'Governance and risk',
];

/** The words alone, without the figures that differ anyway. */
const wordsOf = (answers: AuditAnswers) => writeInsights(answers, null).replace(/\d+/g, '#');

const part = (text: string, heading: string) =>
  text.split(`**${heading}**`)[1]?.split(/\n\n\*\*[^*]+\*\*\n\n/)[0] ?? '';

const anyId = fc.constantFrom(...questionIds);
const middling = fc
  .array(fc.integer({ min: 6, max: 10 }), { minLength: 13, maxLength: 13 })
  .map((values) => Object.fromEntries(questionIds.map((id, index) => [id, values[index]])) as AuditAnswers);

describe('writeInsights', () => {
  it('has its five parts and three steps with effort and owner, whatever the answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const text = writeInsights(answers, null);
        const found = readInsights(text).filter(({ isHeading }) => isHeading);
        const [first = '', ...others] = found.map(({ lines }) => lines[0]?.[0]?.text);
        expect(obstacleTitles).toContain(first);
        expect(others).toEqual(headings);
        expect(
          text.match(/^\d\. \*\*.+\nBecause you gave \d+ of 10 .+ Effort: .+ Owner: .+\.$/gm),
        ).toHaveLength(3);
        expect(obstacleOf(text).trim().length).toBeGreaterThan(60);
        for (const heading of headings) expect(part(text, heading).trim().length).toBeGreaterThan(60);
      }),
    );
  });

  it.each([
    [9, 'Where your last points are'],
    [8, 'Where your last points are'],
    [7, 'What holds your score back first'],
  ])('tells answers of %i about what is left as what it is', (answer, title) => {
    const text = writeInsights(evenAnswers(answer), null);
    expect(text.startsWith(`**${title}**`)).toBe(true);
    expect(text.includes('holds the score back')).toBe(answer < 8);
  });

  it('uses bold marks in pairs and no other markup', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const text = writeInsights(answers, { industry: 'Offices of Lawyers', savingsUsd: 112_501 });
        expect(text.split('**').length % 2).toBe(1);
        expect(text).not.toMatch(/[<>_#`]|undefined|NaN|\{|\n\n\n/);
      }),
    );
  });

  it('names the lowest answer first, says what it means, and has it as the first step', () => {
    fc.assert(
      fc.property(middling, anyId, fc.integer({ min: 1, max: 4 }), (others, id, answer) => {
        const text = writeInsights({ ...others, [id]: answer }, null);
        const advice = questionAdvice[id];
        expect(obstacleOf(text)).toContain(`**${answer} of 10 for ${advice.subject}**`);
        expect(obstacleOf(text)).toContain(advice.meaning.low);
        expect(part(text, 'Why it matters for a firm like yours')).toContain(advice.consequence);
        expect(part(text, 'Three next steps')).toContain(`1. **${advice.step.low.title}.**`);
        expect(part(text, 'What to settle first')).toContain(advice.notYet);
      }),
    );
  });

  it('writes other words when another answer is the lowest, or the same one stands on another level', () => {
    fc.assert(
      fc.property(
        anyId,
        anyId,
        fc.constantFrom(2, 6, 8),
        fc.constantFrom(2, 6, 8),
        (one, other, low, level) => {
          fc.pre(one !== other || levelOf(low) !== levelOf(level));
          const here = wordsOf({ ...evenAnswers(9), [one]: low });
          const there = wordsOf({ ...evenAnswers(9), [other]: level });
          expect(here).not.toBe(there);
        },
      ),
    );
  });

  it('gives every even level its own words', () => {
    expect(new Set([2, 6, 8, 10].map((answer) => wordsOf(evenAnswers(answer)))).size).toBe(4);
  });

  it('follows the rules on records and the habit of checking in its words on governance', () => {
    const governance = (answers: Partial<AuditAnswers>) =>
      part(writeInsights({ ...evenAnswers(6), ...answers }, null), 'Governance and risk');
    const texts = [2, 6, 9].flatMap((q3) => [2, 6, 9].map((q8) => governance({ q3, q8 })));
    expect(new Set(texts).size).toBe(9);
    expect(governance({ q3: 2, q12: 9 })).toContain('faster than your rules');
    expect(governance({ q3: 9, q12: 9 })).not.toContain('faster than your rules');
  });

  it('takes at most two steps from one section', () => {
    const text = part(writeInsights({ ...evenAnswers(9), q4: 1, q5: 1, q6: 1 }, null), 'Three next steps');
    const titles = questionIds.filter((id) =>
      Object.values(questionAdvice[id].step).some(({ title }) => text.includes(`**${title}.**`)),
    );
    expect(titles.filter((id) => sectionOfQuestion(id).title === 'Automation')).toHaveLength(2);
    expect(titles).toHaveLength(3);
  });

  it('has the rule of the firm’s industry', () => {
    const text = writeInsights(evenAnswers(4), { industry: 'Offices of Lawyers', savingsUsd: 112_501 });
    expect(text).toContain('ABA Formal Opinion 512');
  });
});
