import { expect, it } from 'vitest';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { recordedAnswerNames } from '@/domain/analysis/wizardAnswers';
import { hashAnswers, recordedAnswers } from './recordedAnswers';

const noAudit = { percent: null, auditedAt: null };

it('returns the answers that were stored, with the same hash', () => {
  for (const { readinessAudit, ...answers } of [lawOffice, distributor]) {
    const again = recordedAnswers({ ...answers, readinessAudit: readinessAudit ?? noAudit });
    expect(again).toEqual(answers);
    expect(hashAnswers(again)).toBe(hashAnswers(answers));
  }
});

it('has no text or choice that an older analysis lacks, except an empty additional context', () => {
  const lacking = Object.fromEntries(recordedAnswerNames.map((name) => [name, null]));
  const stored = { ...lawOffice, ...lacking, readinessAudit: noAudit } as never;
  expect(Object.keys(recordedAnswers(stored)).sort()).toEqual([
    'additionalContext',
    'aiReadiness',
    'dataTypes',
    'departmentTasks',
    'departments',
  ]);
});
