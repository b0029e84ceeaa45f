import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWizardChanges } from './readWizardChanges';
import { newTaskDraft, noAnswers } from './wizardAnswers';

describe('readWizardChanges', () => {
  it('gives back what fits', () => {
    const changes = {
      ...noAnswers,
      goals: ' unfinished ',
      departments: ['Sales'],
      tasks: { Sales: [newTaskDraft('Quotes')], Marketing: [] },
      unaddedTasks: { Sales: 'half' },
      dataTypes: ['CRM records'],
      monetization: 'not-sure',
    };
    expect(readWizardChanges(changes)).toEqual(changes);
    expect(readWizardChanges({ goals: 'x' })).toEqual({ goals: 'x' });
  });

  it('leaves out what doesn’t, and throws for nothing', () => {
    expect(
      readWizardChanges({
        goals: 5,
        departments: ['Sales', 'Espionage'],
        tasks: { Sales: [{ taskName: 'Quotes', frequency: 'Never' }, null], constructor: [] },
        unaddedTasks: { Sales: 7 },
        currentAiUsage: 'perhaps',
        unknown: 'x',
      }),
    ).toEqual({ departments: ['Sales'], tasks: { Sales: [] }, unaddedTasks: {} });
    fc.assert(fc.property(fc.anything(), (value) => void readWizardChanges(value)));
  });
});
