import { describe, expect, it } from 'vitest';
import { hoursBeyondWorkingYear, liveCost, taskFieldProblem, taskProblem } from './taskProblem';
import { newTaskDraft } from '@/domain/analysis/wizardAnswers';

const draft = newTaskDraft('Entering customer orders');

describe('the numbers of a task', () => {
  it.each([
    ['teamSize', '1'],
    ['teamSize', '10000'],
    ['hours', '1'],
    ['hours', '2.25'],
    ['hours', '2,5'],
    ['hours', '1.1'],
    ['salary', '75,000'],
    ['salary', '$52k'],
    ['hours', '40'],
    ['salary', '30000'],
    ['salary', '52345.5'],
  ] as const)('takes %s %s', (field, text) => {
    expect(taskFieldProblem(field, text)).toBeNull();
  });

  it.each([
    ['teamSize', ''],
    ['teamSize', '0'],
    ['teamSize', '2.5'],
    ['teamSize', '10001'],
    ['hours', '0.75'],
    ['hours', '1.125'],
    ['hours', '40.25'],
    ['hours', 'ten'],
    ['salary', '29999.99'],
    ['salary', '-75000'],
    ['salary', '2000001'],
  ] as const)('refuses %s %s', (field, text) => {
    expect(taskFieldProblem(field, text)).toMatch(/^Enter /);
  });

  it.each([
    ['teamSize', '', 'Enter how many people do this.'],
    ['teamSize', '0', 'Enter at least 1 person.'],
    ['teamSize', '2.5', 'Enter a whole number of people.'],
    ['teamSize', '10001', 'Enter 10,000 people at most.'],
    ['hours', '0.5', 'Enter at least 1 hour.'],
    ['hours', '41', 'Enter 40 hours at most.'],
    ['hours', '1.125', 'Enter up to two decimals, such as 1.25.'],
    ['salary', 'much', 'Enter what one person earns a year, in US dollars.'],
    ['salary', '29999', 'Enter at least $30,000 a year.'],
    ['salary', '2000001', 'Enter $2,000,000 a year at most.'],
  ] as const)('says what is wrong with %s %j', (field, text, message) => {
    expect(taskFieldProblem(field, text)).toBe(message);
  });

  it('names the first field that is wrong', () => {
    expect(taskProblem(draft)).toBeNull();
    expect(taskProblem({ ...draft, hours: '', salary: '' })).toMatchObject({ field: 'hours' });
  });
});

describe('what a task costs while it is typed', () => {
  it('follows the cost formula', () => {
    // 75,000 / 2,080 = 36.06 an hour; × 5 people × 10 hours × 52 weeks = 93,750.
    expect(liveCost(draft)).toEqual({ hourlyRateUsd: 36.06, annualCostUsd: 93_750 });
    expect(liveCost({ ...draft, salary: '75k' })).toEqual(liveCost(draft));
  });

  it('says nothing that depends on a missing number', () => {
    expect(liveCost({ ...draft, hours: '' })).toEqual({ hourlyRateUsd: 36.06, annualCostUsd: null });
    expect(liveCost({ ...draft, salary: '7' })).toEqual({ hourlyRateUsd: null, annualCostUsd: null });
  });

  it('notices more hours than a full working year', () => {
    expect(hoursBeyondWorkingYear({ ...draft, hours: '40', frequency: 'Week' })).toBeNull();
    expect(hoursBeyondWorkingYear({ ...draft, hours: '9', frequency: 'Day' })).toBe(2250);
    expect(hoursBeyondWorkingYear({ ...draft, hours: '', frequency: 'Day' })).toBeNull();
  });
});
