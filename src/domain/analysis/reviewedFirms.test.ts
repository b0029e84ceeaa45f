import { describe, expect, it } from 'vitest';
import { planOfAnswers } from './fixtures/planOfAnswers';
import { reviewedFirms } from './fixtures/reviewedFirms';

describe.each(Object.entries(reviewedFirms))('the report of %s', (_, firm) => {
  const plan = planOfAnswers(firm.answers);
  const titled = (title: string) => plan.projects.find(({ opportunity }) => opportunity.name === title);
  const paying = plan.projects.filter(({ kind }) => kind === 'pays');

  it('begins with what the review names', () => {
    const begun = paying.filter(({ opportunity }) => opportunity.phase === 1);
    const names = begun.map(({ opportunity }) => opportunity.name);
    expect(names).toEqual(expect.arrayContaining([...firm.first]));
    expect(names.length > 0).toBe(firm.first.length > 0);
  });

  it('advises against what isn’t worth its cost', () => {
    for (const title of firm.leaveAlone) expect(titled(title)?.kind, title).toBe('leaveAlone');
  });

  it('ties the client’s words to the work they are about', () => {
    for (const [words, title] of Object.entries(firm.quotes)) {
      expect(titled(title)?.opportunity.description, title).toContain(`“${words}`);
    }
  });

  it('hears what has to be respected, and nothing else', () => {
    expect(plan.constraints).toEqual(firm.constraints);
  });

  it('names no industry in brackets, and says nothing more than twice', () => {
    const texts = plan.projects.map(({ opportunity }) => opportunity.description);
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?”]) (?=[A-Z“])/u));
    // Which system holds a project's data, and what binds it, belong to its row.
    for (const sentence of new Set(sentences.filter((one) => !one.startsWith('It ')))) {
      expect(sentences.filter((other) => other === sentence).length, sentence).toBeLessThanOrEqual(2);
    }
    expect(texts.join(' ')).not.toContain(`(${firm.answers.industry})`);
  });
});

it('are ten firms of as many trades', () => {
  const trades = Object.values(reviewedFirms).map(({ answers }) => answers.industry);
  expect(new Set(trades).size).toBe(10);
});
