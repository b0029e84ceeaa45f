import type { Field } from 'payload';
import { readinessLevels, yesNoAnswers, yesNoNotSureAnswers } from '@/domain/analysis/types';
import { writingField } from '../writingField';
import { shareFields } from '../shareFields';

const options = (values: readonly string[]) => values.map((value) => ({ label: value, value }));

export const analysisFields: Field[] = [
  { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
  {
    // One wizard run carries one key, so that a repeated request finds the first one's result.
    name: 'submissionKey',
    type: 'text',
    unique: true,
    admin: { hidden: true },
  },
  { name: 'listName', type: 'text', label: 'Analysis name', required: true },
  { name: 'industry', type: 'text', required: true },
  { name: 'goals', type: 'textarea', required: true },
  { name: 'departments', type: 'json', required: true },
  { name: 'departmentTasks', type: 'json', required: true },
  { name: 'bottlenecks', type: 'textarea', required: true },
  { name: 'dataTypes', type: 'json', required: true },
  { name: 'currentAiUsage', type: 'select', options: options(yesNoAnswers), required: true },
  { name: 'customerInsights', type: 'select', options: options(yesNoNotSureAnswers), required: true },
  { name: 'monetization', type: 'select', options: options(yesNoNotSureAnswers), required: true },
  { name: 'aiReadiness', type: 'select', options: options(readinessLevels), required: true },
  {
    name: 'readinessAudit',
    type: 'group',
    label: 'Audit that the readiness was read from',
    admin: { description: 'Empty where there was none: the readiness is then an assumption.' },
    fields: [
      { name: 'percent', type: 'number', label: 'Overall score (percent)' },
      { name: 'auditedAt', type: 'date' },
    ],
  },
  { name: 'additionalContext', type: 'textarea' },
  { name: 'engineVersion', type: 'text', required: true },
  {
    name: 'dayRateUsd',
    type: 'number',
    label: 'Day rate its costs are counted with (US dollars)',
    admin: { description: 'Empty where the firm had set none: the assumed rate is then counted with.' },
  },
  { name: 'opportunities', type: 'json', required: true },
  { name: 'executiveSummary', type: 'json', label: 'Executive summary (paragraphs)' },
  { name: 'furtherOpportunities', type: 'json', label: 'Further ideas, without figures' },
  {
    name: 'calculation',
    type: 'group',
    label: 'Calculation record',
    admin: { description: '`npm run recalculate` counts every analysis anew and compares the figures.' },
    fields: [
      { name: 'inputsHash', type: 'text', label: 'SHA-256 of the answers' },
      { name: 'factors', type: 'json', label: 'Factors of the model at that time' },
    ],
  },
  writingField,
  ...shareFields,
];
