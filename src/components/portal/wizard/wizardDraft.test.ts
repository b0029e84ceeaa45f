import { afterEach, describe, expect, it } from 'vitest';
import { completeAnswers } from './wizardFixture';
import { dropDraft, keepDraft, readDraft } from './wizardDraft';
import { initialWizardState } from './wizardReducer';

const state = { ...initialWizardState, answers: completeAnswers };
afterEach(dropDraft);

describe('the kept draft', () => {
  it('comes back to the person who entered it and to nobody else', () => {
    keepDraft(1, state);
    expect(readDraft(1)).toBe(state);
    expect(readDraft(2)).toBe(initialWizardState);
  });

  it('is gone once dropped, and nothing is kept of an untouched wizard', () => {
    keepDraft(1, state);
    dropDraft();
    expect(readDraft(1)).toBe(initialWizardState);
    keepDraft(1, { ...initialWizardState, attempted: true });
    expect(readDraft(1)).toBe(initialWizardState);
  });
});
