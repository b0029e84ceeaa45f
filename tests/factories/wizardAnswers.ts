import { newTaskDraft } from '@/domain/analysis/wizardAnswers';
import type { WizardChanges } from '@/domain/analysis/wizardChanges';

export const task = 'Processing supplier invoices';

/** The answers of the wizard's first ten steps, as it keeps them. */
export const tenAnswers: WizardChanges = {
  listName: 'Office plan',
  industry: 'Offices of Lawyers',
  goals: 'Take on more clients without hiring.',
  departments: ['Finance & Accounting'],
  tasks: { 'Finance & Accounting': [newTaskDraft(task)] },
  bottlenecks: 'Invoices wait for approval.',
  dataTypes: ['Supplier invoices'],
  currentAiUsage: 'no',
  customerInsights: 'not-sure',
  monetization: 'no',
};
