import { describe, expect, it } from 'vitest';
import { evenAnswers } from '../fixtures/answers';
import { levelOf } from './AnswerLevel';
import { auditFacts } from './AuditFacts';
import { firmParagraph } from './firmParagraph';
import { notYetParagraph } from './notYetParagraph';
import { obstacleParagraph } from './obstacleParagraph';
import { questionAdvice } from './questionAdvice';

const oneLow = auditFacts({ ...evenAnswers(7), q1: 2, q2: 4, q13: 10 });

it('levels begin where the report says', () => {
  expect([4, 5, 7, 8].map(levelOf)).toEqual(['low', 'middle', 'middle', 'high']);
});

describe('auditFacts', () => {
  it('knows the strongest and the weakest section', () => {
    expect([oneLow.strongest, oneLow.weakest]).toEqual(['Experimentation Culture', 'Data Infrastructure']);
  });

  it('has the lowest answer first, and among equals the one of the weaker section', () => {
    expect(oneLow.fromLowest.slice(0, 2).map(({ id }) => id)).toEqual(['q1', 'q2']);
    const { fromLowest } = auditFacts({ ...evenAnswers(8), q1: 3, q13: 3, q12: 4 });
    expect(fromLowest.slice(0, 2).map(({ id }) => id)).toEqual(['q13', 'q1']);
  });
});

describe('obstacleParagraph', () => {
  it('says which part of the missing points one answer is, and what comes next', () => {
    // 130 points can be had; 2 + 4 + 10 + ten times 7 are there, so 44 are missing, 8 of them here.
    expect(obstacleParagraph(oneLow)).toContain('accounts for 18% of your missing points');
    expect(obstacleParagraph(oneLow)).toContain(`${questionAdvice.q2.subject}, with 4 of 10`);
    expect(obstacleParagraph(oneLow)).toContain('Your sections run from ');
  });

  it('singles nothing out where answers differ by one at most', () => {
    expect(obstacleParagraph(auditFacts({ ...evenAnswers(6), q1: 5 }))).toContain('Your answers are even');
    expect(obstacleParagraph(auditFacts({ ...evenAnswers(6), q1: 4 }))).toContain('Your sections run from ');
    expect(obstacleParagraph(auditFacts({ ...evenAnswers(9), q1: 2, q2: 2 }))).toContain(
      'Your sections run from ',
    );
  });

  it('finds nothing in the way where every answer is the highest', () => {
    expect(obstacleParagraph(auditFacts(evenAnswers(10)))).toContain('all thirteen answers are at 10');
    expect(obstacleParagraph(auditFacts(evenAnswers(9)))).not.toContain('all thirteen answers are at 10');
  });

  it.each([3, 9])('has nothing behind the only answer below 10, a %i', (q10) => {
    const text = obstacleParagraph(auditFacts({ ...evenAnswers(10), q10 }));
    expect(text).toMatch(/^Twelve of your thirteen answers are at 10\. You gave \*\*\d of 10 for money/u);
    expect(text).toMatch(/Every missing point is here\.$/u);
    expect(text).not.toMatch(/Next is|stands out|100%/u);
  });

  it('has no span where all sections are at the same percent', () => {
    const facts = auditFacts({ ...evenAnswers(5), q1: 3, q3: 7 });
    expect(obstacleParagraph(facts)).toContain(
      'Your sections are all at 50%. The differences are within them.',
    );
  });

  it('sees no margin between answers that are the same', () => {
    expect(obstacleParagraph(auditFacts(evenAnswers(6)))).not.toContain('margin');
    expect(obstacleParagraph(auditFacts({ ...evenAnswers(6), q1: 5 }))).toContain('by a narrow margin');
  });
});

describe('firmParagraph', () => {
  it('calls a section strong from 60% on', () => {
    expect(firmParagraph(auditFacts({ ...evenAnswers(6), q4: 7 }))).toContain('Your best side is');
    expect(firmParagraph(auditFacts(evenAnswers(6)))).toContain('You can build on');
    expect(firmParagraph(auditFacts({ ...evenAnswers(5), q4: 6 }))).toContain('Even your best side');
    expect(firmParagraph(auditFacts(evenAnswers(5)))).toContain('No section is above 50%. Start small.');
  });

  it('names no lowest point and no best side where all answers are the same', () => {
    const paragraph = firmParagraph(auditFacts(evenAnswers(9)));
    expect(paragraph).toContain('Ask where. Start with ');
    expect(paragraph).not.toMatch(/lowest|best/u);
    expect(firmParagraph(auditFacts({ ...evenAnswers(9), q1: 8 }))).toContain('Your lowest point is');
  });

  it('says that a strength elsewhere doesn’t make up for a gap, where there is one', () => {
    const turn = 'It doesn’t close the gap';
    expect(firmParagraph(oneLow)).toContain(turn);
    expect(firmParagraph(auditFacts({ ...evenAnswers(6), q1: 2 }))).toContain(turn);
    expect(firmParagraph(auditFacts({ ...evenAnswers(3), q1: 2 }))).not.toContain(turn);
    expect(firmParagraph(auditFacts(evenAnswers(6)))).not.toContain(turn);
  });

  it.each([
    ['at the end of a strong section', { q10: 3, q11: 10 }],
    ['beside the best answer', { q12: 10, q13: 3 }],
    ['in the strongest of several', { q4: 10, q5: 10, q6: 1 }],
  ])('never praises what holds the score back: %s', (_, low) => {
    const facts = auditFacts({ ...evenAnswers(5), ...low });
    const text = firmParagraph(facts);
    const percent = facts.scores.sections[facts.strongest];
    expect(text).toContain(
      `Your highest section is **${facts.strongest}** (${percent}%), and the gap is in it. `,
    );
    expect(text).not.toContain('best side');
  });

  it('builds on the next section where the strongest holds a low answer', () => {
    const text = firmParagraph(auditFacts({ ...evenAnswers(5), q7: 6, q8: 6, q9: 6, q10: 3, q11: 10 }));
    expect(text).toContain(
      'You can build on **Team Readiness** (60%): your people can take on a new tool. It doesn’t close the gap, though.',
    );
    expect(text).not.toContain('Budget & Buy-In');
  });

  it('gives a strongest section alone whose low answer isn’t the first obstacle', () => {
    const text = firmParagraph(auditFacts({ ...evenAnswers(5), q1: 1, q10: 4, q11: 10 }));
    expect(text).toContain(
      'Your highest section is **Budget & Buy-In** (70%). It doesn’t close the gap, though.',
    );
  });

  it('names no lowest point where every answer is the highest', () => {
    const facts = auditFacts(evenAnswers(10));
    const text = firmParagraph(facts);
    expect(text).toContain('Every section is at 100%');
    expect(text).not.toContain('lowest point');
    expect(notYetParagraph(facts, null)).toContain('Look at what it brought');
  });

  it('sees no gap where every answer is high', () => {
    expect(firmParagraph(auditFacts(evenAnswers(8)))).toContain('No answer is below 8');
    expect(firmParagraph(auditFacts(evenAnswers(7)))).not.toContain('No answer is below 8');
  });
});

describe('notYetParagraph', () => {
  const firm = { industry: 'Bakeries', savingsUsd: 1_000 };
  const inAnalysis = 'The groundwork in your analysis starts with that.';

  it('has the lowest answer and the lowest one of another section', () => {
    const facts = auditFacts({ ...evenAnswers(9), q1: 2, q2: 3, q13: 5 });
    expect(notYetParagraph(facts, null)).toBe(`${questionAdvice.q1.notYet} ${questionAdvice.q13.notYet}`);
  });

  it('has one alone where only one section has something open', () => {
    expect(notYetParagraph(auditFacts({ ...evenAnswers(9), q1: 2, q2: 3 }), null)).toBe(
      questionAdvice.q1.notYet,
    );
  });

  it('has data safety first while it isn’t settled, and points to the analysis that starts with it', () => {
    const facts = auditFacts({ ...evenAnswers(9), q3: 7, q13: 2 });
    const safety =
      'Before you connect an AI tool to mail, files or customer records, settle who may see what.';
    expect(notYetParagraph(facts, null)).toBe(`${safety} ${questionAdvice.q13.notYet}`);
    expect(notYetParagraph(facts, firm)).toBe(`${safety} ${inAnalysis} ${questionAdvice.q13.notYet}`);
    expect(notYetParagraph(facts, { ...firm, savingsUsd: 0 })).not.toContain(inAnalysis);
    expect(notYetParagraph(auditFacts({ ...evenAnswers(9), q13: 2 }), firm)).not.toContain(safety);
  });

  it('forbids nothing that an analysis recommends', () => {
    for (const { notYet } of Object.values(questionAdvice)) expect(notYet).toMatch(/^Before /u);
  });
});
