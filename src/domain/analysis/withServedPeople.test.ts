import { expect, it } from 'vitest';
import type { Opportunity } from './types';
import { withServedPeople } from './withServedPeople';

const textOf = (industry: string, description: string) => {
  const opportunity = { description, roiModel: { assumptions: description } } as unknown as Opportunity;
  const changed = withServedPeople(industry)(opportunity);
  expect(changed.roiModel.assumptions).toBe(changed.description);
  return changed.description;
};

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
  ['Hardware Stores', 'Call the customers back.', 'Call the customers back.'],
])('%s: %s', (industry, text, expected) => {
  expect(textOf(industry, text)).toBe(expected);
});
