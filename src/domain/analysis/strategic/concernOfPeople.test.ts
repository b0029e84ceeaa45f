import { describe, expect, it } from 'vitest';
import type { AnalysisAnswers } from '../types';
import { besidesPeople, concernOfPeople } from './concernOfPeople';

const plain: AnalysisAnswers = {
  listName: 'Plain',
  industry: 'Machine Shops',
  goals: 'Sleep better',
  departments: ['Sales'],
  departmentTasks: {},
  bottlenecks: 'Invoices take days.',
  dataTypes: [],
  currentAiUsage: 'no',
  customerInsights: 'no',
  monetization: 'no',
  aiReadiness: 'intermediate',
  additionalContext: '',
};

describe('concernOfPeople', () => {
  const worry = 'Our drivers resist any change.';
  const union = 'The union has to agree.';

  it.each([
    ['nothing where nobody worries', {}, undefined],
    ['a worry named besides', { additionalContext: worry }, `“${worry}”`],
    ['a worry named as the bottleneck once', { bottlenecks: worry }, `“${worry}”`],
    [
      'the union first, and still the bottleneck',
      { bottlenecks: worry, additionalContext: union },
      `“${union}” “${worry}”`,
    ],
  ])('quotes %s', (_what, change, quoted) => {
    expect(concernOfPeople({ ...plain, ...change })).toBe(quoted);
  });
});

describe('besidesPeople', () => {
  it.each([
    [
      'a text about work as it was typed',
      'Invoices take days!\nWho finds them?',
      'Invoices take days!\nWho finds them?',
    ],
    ['nothing of a worry alone', 'Our drivers resist any change.', ''],
    [
      'a sentence that names a trouble besides the worry',
      'Our staff fear the new software. Our drivers resist any change; invoices take days.',
      'Our drivers resist any change; invoices take days.',
    ],
  ])('leaves %s', (_what, text, left) => expect(besidesPeople(text)).toBe(left));
});
