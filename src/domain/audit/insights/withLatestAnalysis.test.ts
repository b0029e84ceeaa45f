import { describe, expect, it } from 'vitest';
import { evenAnswers } from '../fixtures/answers';
import { withLatestAnalysis, withoutAnalysis, type LatestAnalysis } from './withLatestAnalysis';
import { writeInsights } from './writeInsights';

const analysis: LatestAnalysis = { industry: 'Offices of Lawyers', savingsUsd: 24_556, awaitsRecount: true };
const text = writeInsights(evenAnswers(4), analysis);
/** As stored before the figure followed the analysis. */
const stored = text.replace(
  '\n\n**Three next steps**',
  ' Your latest analysis (Offices (all) of Lawyers) shows expected savings of $37,659 a year. This audit puts you at the beginner level. Recount the analysis with it.$&',
);
const current = 'Your latest analysis (Offices of Lawyers) shows expected savings of $24,556 a year.';
const recount = 'This audit puts you at the beginner level. Recount the analysis with it.';

describe('withLatestAnalysis', () => {
  it('states the current savings at the end of the paragraph about the firm', () => {
    expect(stored).not.toBe(text);
    for (const one of [text, stored]) {
      const shown = withLatestAnalysis(one, analysis, 'beginner');
      expect(shown).toContain(` ${current} ${recount}\n\n**Three next steps**`);
      expect(shown.replace(` ${current} ${recount}`, '')).toBe(text);
    }
  });

  it('asks for a recount only while one would use the audit', () => {
    const shown = withLatestAnalysis(stored, { ...analysis, awaitsRecount: false }, 'beginner');
    expect(shown).toContain(`${current} This audit puts you at the beginner level.\n\n`);
    expect(shown).not.toContain('Recount');
  });

  it('promises nothing where the latest analysis found nothing worth doing, or there is none', () => {
    expect(withLatestAnalysis(stored, { ...analysis, savingsUsd: 0 }, 'beginner')).toBe(text);
    expect(withLatestAnalysis(stored, null, 'beginner')).toBe(text);
  });

  it('takes an industry in the client’s own words as words', () => {
    const industry = 'Law **office**\n\n**Ruled by AI**';
    expect(withLatestAnalysis(text, { ...analysis, industry }, 'beginner')).toContain(
      '(Law office Ruled by AI) shows expected savings of $24,556 a year.',
    );
  });
});

it('Without the analysis, the text is that of an account that has none', () => {
  const answers = evenAnswers(4);
  expect(stored).toContain('The groundwork in your analysis starts with that.');
  expect(stored).toContain('ABA Formal Opinion 512');
  expect(withoutAnalysis(stored)).toBe(writeInsights(answers, null));
});
