import { expect, it } from 'vitest';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { candidatesOf, planOfPresented } from './planOfPresented';
import { planSummary } from './planSummary';
import { presentedAnswers } from './presentedAnswers';
import { openConditions, unusedSentences } from './unusedSentences';

const unusedOf = (goals: string, bottlenecks: string, additionalContext: string) =>
  unusedSentences(
    presentedAnswers({ ...distributor, goals, bottlenecks, additionalContext }, '2026-01-02T03:04:05.000Z'),
  );

it('names the sentences that the report doesn’t take into account, in the order of the questions', () => {
  expect(
    unusedOf(
      'None.',
      'Customer orders are entered by hand. The parking lot floods every spring.',
      '• The owner plays golf on Fridays\n• AI must not enter customer orders.',
    ),
  ).toEqual(['The parking lot floods every spring.', 'The owner plays golf on Fridays']);
});

it('names a repeated sentence once', () => {
  expect(unusedOf('None.', 'none', 'The lot floods. '.repeat(16))).toEqual(['The lot floods']);
});

it('is silent about answers that say nothing, and single words', () => {
  expect(unusedOf('None.', 'n/a', '.')).toEqual([]);
  expect(unusedOf('Growth', 'none', '')).toEqual([]);
});

it('knows a sentence that is quoted clause by clause', () => {
  expect(unusedOf('None.', 'Line cooks quit, we hire about 90 people a year.', '')).toEqual([]);
});

it('knows a sentence that a quoted one goes on about', () => {
  const said = 'Our dispatcher knows every door code. She retires in June.';
  expect(unusedOf('None.', 'none', said)).toEqual([]);
  expect(unusedOf('None.', 'none', 'She retires in June. The lot floods.')).toEqual(['The lot floods.']);
});

it('knows a sentence that says again what is quoted, and one that a project answers', () => {
  const rules = 'Nothing may go into the cloud. Our data must never go to the cloud.';
  expect(unusedOf('None.', 'none', rules)).toEqual([]);
  expect(unusedOf('None.', 'none', 'One vendor hides the price in a footnote.')).toEqual([]);
});

it('knows a sentence that is quoted in part', () => {
  const long = `Customer orders are entered by hand from emails${' and from the phone'.repeat(20)}.`;
  expect(unusedOf('None.', long, '')).toEqual([]);
});

it('leaves rules and objections that no project follows for whoever buys, in full', () => {
  const additionalContext = [
    'Owner trust money isn’t touched by anything automatic.',
    'The lot floods.',
    'Is there anything for boats?',
    'Payroll is fine.',
    'Month to month only, no more contracts.',
  ].join(' ');
  const analysis = presentedAnswers(
    { ...distributor, goals: 'None.', bottlenecks: 'none', additionalContext },
    '2026-01-02T03:04:05.000Z',
  );
  expect(openConditions(analysis)).toEqual([
    'Owner trust money isn’t touched by anything automatic',
    'Month to month only, no more contracts.',
  ]);
  expect(unusedSentences(analysis)).not.toContain('Month to month only, no more contracts.');
  const { told } = planSummary(planOfPresented(candidatesOf(analysis), analysis), analysis);
  expect(told.at(-1)?.text).toBe(
    'Before you buy anything, check it against what you told us: “Owner trust money isn’t touched by anything automatic.” “Month to month only, no more contracts.”',
  );
});
