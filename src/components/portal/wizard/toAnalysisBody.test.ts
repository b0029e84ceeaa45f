import { describe, expect, it } from 'vitest';
import { analysisBodySchema } from '@/schemas/analysisBody';
import { completeAnswers } from './wizardFixture';
import { stepOfField } from './readFailure';
import { toAnalysisBody } from './toAnalysisBody';
import { newTaskDraft, noAnswers } from '@/domain/analysis/wizardAnswers';

describe('toAnalysisBody', () => {
  it('makes the documented request, trimmed, with rates and costs, without the AI details', () => {
    expect(toAnalysisBody(completeAnswers)).toEqual({
      listName: 'Back office',
      industry: 'Law Offices',
      goals: 'Grow without hiring',
      departments: ['Sales', 'Customer Service'],
      departmentTasks: {
        Sales: {
          tasks: ['Qualifying inbound leads'],
          taskDetails: {
            'Qualifying inbound leads': {
              teamSize: 5,
              hours: 10,
              frequency: 'Week',
              salary: 75_000,
              hourlyRate: 36.06,
              annualTaskCost: 93_750,
            },
          },
        },
        'Customer Service': { tasks: [], taskDetails: {} },
      },
      bottlenecks: 'Retyping orders',
      dataTypes: ['CRM records'],
      currentAiUsage: 'yes',
      customerInsights: 'not-sure',
      monetization: 'no',
      aiReadiness: 'intermediate',
      additionalContext: '',
    });
  });

  it('is what the server takes, own words of every kind included', () => {
    const names = ['constructor', 'Naïve “quotes” — ünd 漢字', 'x'.repeat(120)];
    const body = toAnalysisBody({
      ...completeAnswers,
      tasks: { Sales: names.map(newTaskDraft) },
      dataTypes: names,
    });
    const sent: unknown = JSON.parse(JSON.stringify(body));
    const answers = analysisBodySchema.parse(sent);
    expect(answers.departmentTasks.Sales?.map(({ taskName }) => taskName)).toEqual(names);
  });

  it('is nothing while an answer is missing', () => {
    expect(toAnalysisBody(noAnswers)).toBeNull();
    expect(toAnalysisBody({ ...completeAnswers, monetization: '' })).toBeNull();
  });

  it('asks for every field of the request on one of the steps', () => {
    const unasked = Object.keys(toAnalysisBody(completeAnswers) ?? {}).filter((field) => !stepOfField(field));
    expect(unasked).toEqual(['aiReadiness']);
  });
});

describe('stepOfField', () => {
  it('finds the step of a nested field', () => {
    expect(stepOfField('departmentTasks.Sales.taskDetails.Quotes.hours')).toBe(5);
    expect(stepOfField('dataTypes.3')).toBe(7);
    expect(stepOfField('toString')).toBeUndefined();
  });
});
