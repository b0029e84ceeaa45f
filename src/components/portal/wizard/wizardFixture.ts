import { newTaskDraft, noAnswers, type WizardAnswers } from '@/domain/analysis/wizardAnswers';

/** Eleven valid answers, for tests. */
export const completeAnswers: WizardAnswers = {
  ...noAnswers,
  listName: ' Back office ',
  industry: 'Law Offices',
  goals: 'Grow without hiring',
  departments: ['Sales', 'Customer Service'],
  tasks: { Sales: [newTaskDraft('Qualifying inbound leads')], 'Customer Service': [] },
  bottlenecks: 'Retyping orders',
  dataTypes: ['CRM records'],
  currentAiUsage: 'yes',
  currentAiDetails: 'Drafting emails',
  customerInsights: 'not-sure',
  monetization: 'no',
};
