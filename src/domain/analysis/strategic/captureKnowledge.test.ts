import { describe, expect, it } from 'vitest';
import { captureKnowledge } from './captureKnowledge';

const nothing = { goals: '', bottlenecks: '', additionalContext: '' };
const heard = (bottlenecks: string) => captureKnowledge({ ...nothing, bottlenecks }) !== undefined;

describe('captureKnowledge', () => {
  it.each([
    'Everything about pricing is in his head.',
    'Rosa is retiring next year.',
    'She quotes by feel, and none of that is written down.',
    'Our estimator turns 65 in May.',
    'None of it is written down.',
    'Only Maria knows the recipe for the glaze.',
    'Our plating process is known by only one person.',
    'The mixing formula lives in Ed’s head.',
    'Nobody else knows how to run the press.',
    'Earl is the only one who knows the old machines.',
  ])('hears that somebody leaves or keeps it in the head: %s', (words) => {
    expect(heard(words)).toBe(true);
  });

  it.each([
    'Customers are leaving because we answer late.',
    'We want to leave spreadsheets behind.',
    'Head office asks for numbers every week.',
    'Nobody knows which feature requests matter.',
    'Only Amazon knows the shipping date.',
    'Only our customers know what they want.',
    'The recipe book needs new photos.',
    '',
  ])('hears nothing else: %s', (words) => {
    expect(heard(words)).toBe(false);
  });

  it('quotes the sentence, wherever it was said', () => {
    for (const where of ['goals', 'bottlenecks', 'additionalContext'] as const) {
      const idea = captureKnowledge({ ...nothing, [where]: 'We grow. Rosa is retiring next year. Good.' });
      expect(idea?.description).toMatch(/^You told us: “Rosa is retiring next year\.” Record how /u);
      expect(idea).toMatchObject({ phase: 1, assumptions: expect.stringMatching(/^TBD: /u) });
    }
  });
});
