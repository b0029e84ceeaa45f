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
    'Our commercial lines lead retires next June after 27 years.',
    'My dad does the big ones and he is done at the end of next year.',
    'Only she knows which carrier takes a roofer.',
    'The pricing lives in Ed’s head.',
    'One of them retires next year.',
    'The know-how leaves with him.',
    'Our foreman leaves in May.',
    'Bob is the only person who can price a job.',
    'Nobody but Sue understands the schedule.',
    'Only one guy can program the CNC.',
    'Only she knows which lender needs what.',
    'Preseason orders are half gut feeling, only one of us really knows how to do them.',
    'Only one person here understands the rate tables.',
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
    'We help clients who are retiring next year.',
    'We are retiring the old server in June.',
    'Our clients retire at 65.',
    'The new hall is done at the end of next year.',
    'He is done by noon.',
    'The truck leaves in May.',
    'She is the only person who can sign checks.',
    'Nobody but our lawyers knows the law.',
    'Only he can sign.',
    'Only Amazon really knows when it ships.',
    'Only one of us works weekends.',
    '',
  ])('hears nothing else: %s', (words) => {
    expect(heard(words)).toBe(false);
  });

  it.each([
    ['Our lead retires next June after 27 years.', 'Finish before June.'],
    ['It is all in his head, and he is done at the end of next year.', 'Finish before the end of next year.'],
    ['She retires in two years.', 'Finish within two years.'],
    ['Rosa is retiring next year.', 'Finish before next year.'],
    ['Our foreman retires at Thanksgiving.', 'Finish before November.'],
    ['Our biller retires before Christmas.', 'Finish before December.'],
    ['Dolores retires by Labor Day.', 'Finish before September.'],
    ['She is out after the Fourth of July.', 'Finish before July.'],
    ['Everything about pricing is in his head.', undefined],
  ])('names the time in %j', (bottlenecks, time) => {
    const { description = '' } = captureKnowledge({ ...nothing, bottlenecks }) ?? {};
    expect(/Finish [^.]+\./u.exec(description)?.[0]).toBe(time);
  });

  it('quotes the sentence, wherever it was said', () => {
    for (const where of ['goals', 'bottlenecks', 'additionalContext'] as const) {
      const idea = captureKnowledge({ ...nothing, [where]: 'We grow. Rosa is retiring next year. Good.' });
      expect(idea?.description).toMatch(/^You told us: “Rosa is retiring next year\.” Record how /u);
      expect(idea).toMatchObject({ phase: 1, assumptions: expect.stringMatching(/^TBD: /u) });
    }
  });
});
