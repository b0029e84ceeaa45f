import type { Field } from 'payload';
import { ownDaysLimits } from '@/domain/analysis/plan/ownDays';
import { readinessLevels, yesNoAnswers, yesNoNotSureAnswers } from '@/domain/analysis/types';
import { notInForms } from '@/fields/notInForms';
import { ownerField, submissionKeyField, writingField, secret, shareFields } from '../reportFields';

const options = (values: readonly string[]) => values.map((value) => ({ label: value, value }));

export const analysisFields: Field[] = [
  {
    name: 'report',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@/components/cms/AnalysisReportField#AnalysisReportField' },
    },
  },
  ownerField,
  submissionKeyField,
  { name: 'listName', type: 'text', label: 'Analysis name', required: true },
  { name: 'industry', type: 'text', label: 'Industry', required: true },
  { name: 'goals', type: 'textarea', label: 'Goals', required: true },
  { name: 'departments', type: 'json', required: true, ...notInForms },
  { name: 'departmentTasks', type: 'json', required: true, ...notInForms },
  { name: 'bottlenecks', type: 'textarea', label: 'Bottlenecks', required: true },
  { name: 'dataTypes', type: 'json', required: true, ...notInForms },
  {
    name: 'currentAiUsage',
    type: 'select',
    label: 'Uses AI already',
    options: options(yesNoAnswers),
    required: true,
  },
  {
    name: 'customerInsights',
    type: 'select',
    label: 'Wants customer insights',
    options: options(yesNoNotSureAnswers),
    required: true,
  },
  {
    name: 'monetization',
    type: 'select',
    label: 'Wants to earn with data',
    options: options(yesNoNotSureAnswers),
    required: true,
  },
  {
    name: 'aiReadiness',
    type: 'select',
    label: 'AI readiness',
    options: options(readinessLevels),
    required: true,
  },
  {
    name: 'readinessAudit',
    type: 'group',
    label: 'Audit that the readiness was read from',
    admin: { description: 'Empty without an audit. The readiness is then an assumption.' },
    fields: [
      { name: 'percent', type: 'number', label: 'Overall score (percent)' },
      { name: 'auditedAt', type: 'date', label: 'Audited at' },
    ],
  },
  { name: 'additionalContext', type: 'textarea', label: 'Additional context' },
  { name: 'engineVersion', type: 'text', label: 'Engine version', required: true },
  {
    name: 'dayRateUsd',
    type: 'number',
    label: 'Day rate its costs are counted with (US dollars)',
    admin: { description: 'Empty if the firm had set none. The assumed rate then applies.' },
  },
  {
    name: 'ownDays',
    type: 'group',
    label: 'Days a month that the client’s people can give',
    admin: {
      description: `Empty until the client says so: half a day of each is then assumed, at least four and at most ${ownDaysLimits.max} in all.`,
    },
    fields: [
      { name: 'aMonth', type: 'number', label: 'Days a month' },
      { name: 'movesPhases', type: 'checkbox', label: 'The phases follow it' },
    ],
  },
  // Ids of opportunities that the client's words forbid and that the client put back.
  { name: 'putBack', type: 'json', ...notInForms },
  { name: 'opportunities', type: 'json', required: true, ...notInForms },
  { name: 'executiveSummary', type: 'json', ...notInForms },
  { name: 'furtherOpportunities', type: 'json', ...notInForms },
  {
    name: 'calculation',
    type: 'group',
    label: 'Calculation record',
    admin: { description: '`npm run recalculate` recomputes every analysis and compares the figures.' },
    fields: [
      { name: 'inputsHash', type: 'text', label: 'SHA-256 of the answers' },
      { name: 'factors', type: 'json', ...notInForms },
    ],
  },
  writingField,
  ...shareFields,
  { name: 'shareHidesSalaries', type: 'checkbox', ...secret },
];
