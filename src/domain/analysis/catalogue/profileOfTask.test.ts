import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze';
import { explainSavings } from '../explainSavings';
import { lawOffice } from '../fixtures/lawOffice';
import { caseKinds, inputKinds, type AnalysisAnswers, type OwnTaskAnswers } from '../types';
import { neutralTaskProfile } from './neutralTaskProfile';
import { profileOfTask } from './profileOfTask';
import { countedAs, recognizeTask } from './recognizeTask';

const taskName = 'Preparing the Tuesday shelf plan';
const numbers = { teamSize: 4, hours: 10, frequency: 'Week', salary: 60_000 } as const;

const answered = (answers: OwnTaskAnswers): AnalysisAnswers => ({
  ...lawOffice,
  departments: ['Operations'],
  departmentTasks: { Operations: [{ taskName, ...numbers, ...answers }] },
});

function opportunityOf(answers: AnalysisAnswers) {
  const result = analyze(answers);
  const opportunity = result.opportunities.find(({ taskRelated }) => taskRelated);
  if (!opportunity) throw new Error('The task is not among the opportunities');
  return { ...result, opportunity };
}

const shareOf = (answers: OwnTaskAnswers) =>
  opportunityOf(answered(answers)).opportunity.roiModel.range?.expected.share ?? 0;

describe('a task that is taken for an entry of the catalogue by its words', () => {
  const named = { taskName: 'Accounts payable' };

  it('is counted as that entry while nothing is said of it', () => {
    expect(countedAs(named)?.name).toBe('Processing supplier invoices');
    expect(profileOfTask(named)).toEqual(recognizeTask('Processing supplier invoices')?.profile);
  });

  it.each([{ cases: 'different' }, { input: 'paper' }] as const)(
    'is work of its own once %o is said',
    (said) => {
      expect(countedAs({ ...named, ...said })).toBeUndefined();
      expect(profileOfTask({ ...named, ...said })).toEqual(profileOfTask({ taskName, ...said }));
      const answers = {
        ...lawOffice,
        departmentTasks: { 'Finance & Accounting': [{ ...named, ...numbers, ...said }] },
      };
      const { opportunity } = opportunityOf(answers);
      expect(opportunity.name).toBe('Accounts payable');
    },
  );

  it('stays the entry under its very own name, whatever is said', () => {
    const said = { taskName: 'Processing supplier invoices', cases: 'different' } as const;
    expect(countedAs(said)?.name).toBe(said.taskName);
  });
});

describe('a task that the catalogue doesn’t know', () => {
  it('is to be sized until both questions about it are answered', () => {
    expect(profileOfTask({ taskName })).toEqual(neutralTaskProfile);
    const textsOf = (answers: OwnTaskAnswers) => {
      const { description, roiModel } = opportunityOf(answered(answers)).opportunity;
      return [description.split(' No tool for ')[0], roiModel];
    };
    const roiModel = { savedHours: 0, calculatedSavings: 'TBD', assumptions: 'To be sized.' };
    const then = 'Then we can say what software can do.';
    expect(textsOf({})).toEqual([
      `Tell us how alike the cases are and how the work arrives. ${then}`,
      roiModel,
    ]);
    expect(textsOf({ input: 'paper' })).toEqual([`Tell us how alike the cases are. ${then}`, roiModel]);
    expect(textsOf({ cases: 'alike' })).toEqual([`Tell us how the work arrives. ${then}`, roiModel]);
  });

  it('is asked about once where known work has a text', () => {
    const { description, roiModel } = opportunityOf({
      ...answered({}),
      departmentTasks: {
        Operations: [
          {
            taskName: 'Truck inventory for the plumbers',
            teamSize: 2,
            hours: 4,
            frequency: 'Week',
            salary: 52_000,
          },
        ],
      },
    }).opportunity;
    expect(description).not.toContain('Tell us');
    expect(roiModel.assumptions).toMatch(/^To be sized: are the cases alike and .+\?$/u);
  });

  it('says what software does by how the work arrives, and what people do by how alike the cases are', () => {
    const said = caseKinds.flatMap((cases) =>
      inputKinds.map((input) => opportunityOf(answered({ cases, input })).opportunity.description),
    );
    expect(new Set(said.map((text) => text.split('. It comes')[0])).size).toBe(9);
    expect(said.join(' ')).toContain(
      'AI reads each file or email and drafts the result. A person checks each one.',
    );
  });

  it('promises more the more its cases are alike and the more digital its input is', () => {
    const byCases = caseKinds.map((cases) => shareOf({ cases, input: 'files' }));
    expect(byCases).toEqual(byCases.toSorted((one, other) => other - one));
    const byInput = inputKinds.map((input) => shareOf({ cases: 'alike', input }));
    expect(byInput).toEqual(byInput.toSorted((one, other) => other - one));
    expect(shareOf({ cases: 'alike', input: 'software' })).toBeGreaterThan(
      2 * shareOf({ cases: 'different', input: 'paper' }),
    );
  });

  it('is explained by the grades of what was said of it', () => {
    const answers = answered({ cases: 'alike', input: 'software' });
    const { opportunity, departmentTasks, opportunities, engineVersion } = opportunityOf(answers);
    const explanation = explainSavings(
      {
        departmentTasks,
        opportunities,
        engineVersion,
        aiReadiness: answers.aiReadiness,
        readinessAudit: null,
        currentAiUsage: answers.currentAiUsage,
        dataTypes: answers.dataTypes,
        goals: answers.goals,
        bottlenecks: answers.bottlenecks,
        additionalContext: answers.additionalContext,
      },
      opportunity.id,
    );
    expect(explanation?.share.status).toBe('explained');
  });
});

describe('a task of the catalogue’s', () => {
  it('keeps its own profile, whatever is said of it', () => {
    const known = 'Processing supplier invoices';
    expect(profileOfTask({ taskName: known, cases: 'different', input: 'paper' })).toBe(
      recognizeTask(known)?.profile,
    );
  });
});
