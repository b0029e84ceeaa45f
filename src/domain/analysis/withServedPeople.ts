import { whomTheyServe } from './catalogue/whomTheyServe';
import type { Opportunity } from './types';

/** Quotations keep the client's words and the names of tasks and projects. */
const quoted = /(“[^”]*”)/;
/** Names of data and departments begin with a capital and stay as well. */
const served = /\bcustomer(s?)\b(?! (?:service|invoices?|orders?)\b)/g;

/** Returns a function that speaks of a trade's patients, clients, guests, or tenants in one of our texts. */
export function inTheirWords(industry: string): (text: string) => string {
  const people = whomTheyServe(industry);
  if (people === 'customers') return (text) => text;
  return (text) =>
    text
      .split(quoted)
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part
              .replaceAll(served, (_, plural: string) => (plural ? people : people.slice(0, -1)))
              .replaceAll(/\bCustomers\b/g, `${people.charAt(0).toUpperCase()}${people.slice(1)}`),
      )
      .join('');
}

/** Does so in the texts of an opportunity, and in the name of one without a task. Titles of tasks are the catalogue's. */
export function withServedPeople(industry: string): (opportunity: Opportunity) => Opportunity {
  const inWords = inTheirWords(industry);
  return ({ name, description, roiModel, ...rest }) => ({
    ...rest,
    name: rest.taskRelated ? name : inWords(name),
    description: inWords(description),
    roiModel: { ...roiModel, assumptions: inWords(roiModel.assumptions) },
  });
}
