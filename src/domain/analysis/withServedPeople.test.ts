import { expect, it } from 'vitest';
import type { Opportunity } from './types';
import { withServedPeople } from './withServedPeople';

const textOf = (industry: string, description: string) => {
  const idea = { name: '', description, roiModel: { assumptions: description } };
  const opportunity = idea as unknown as Opportunity;
  const changed = withServedPeople(industry)(opportunity);
  expect(changed.roiModel.assumptions).toBe(changed.description);
  return changed.description;
};

it.each([
  ['Offices of Dentists', false, 'Spot patients who are drifting away'],
  ['Offices of Lawyers', false, 'Spot clients who are drifting away'],
  ['Hardware Stores', false, 'Spot customers who are drifting away'],
  ['Offices of Dentists', true, 'Spot customers who are drifting away'],
])('names what has no task in the trade’s words: %s', (industry, taskRelated, expected) => {
  const name = 'Spot customers who are drifting away';
  const opportunity = { name, taskRelated, description: '', roiModel: { assumptions: '' } };
  expect(withServedPeople(industry)(opportunity as unknown as Opportunity).name).toBe(expected);
});

it.each([
  ['Offices of Dentists', 'The work each new customer causes.', 'The work each new patient causes.'],
  [
    'Offices of Lawyers',
    'Errors found by customers, in a customer’s file.',
    'Errors found by clients, in a client’s file.',
  ],
  ['Offices of Lawyers', 'You told us: “Our customers wait.”', 'You told us: “Our customers wait.”'],
  ['Offices of Dentists', 'Data you need: Customer emails.', 'Data you need: Customer emails.'],
  ['Offices of Dentists', 'Sort customer service requests.', 'Sort customer service requests.'],
  ['Offices of Dentists', 'Customers book by phone.', 'Patients book by phone.'],
  ['Hardware Stores', 'Call the customers back.', 'Call the customers back.'],
])('%s: %s', (industry, text, expected) => {
  expect(textOf(industry, text)).toBe(expected);
});
