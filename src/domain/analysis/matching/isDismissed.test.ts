import { describe, expect, it } from 'vitest';
import { expectLinear } from '@/domain/text/fixtures/expectLinear';
import { isDismissed } from './isDismissed';

describe('work that is no trouble', () => {
  it.each([
    'Payroll works fine, leave it alone',
    'Everything about payroll is handled by our accountant',
    'Payroll is handled by an outside payroll provider',
    'Billing is covered by our agency',
    'Our taxes are handled well',
    'Backups are handled',
    'Backups are handled, please leave them',
    'Returns are taken care of',
    'Benefits are handled by ADP',
    'Taxes are handled by our CPA',
    'Calls are handled by an answering service',
    'The office move is sorted',
    'Accounts payable is outsourced and runs smoothly',
    'Hiring is going great',
    'Scheduling seems to be fine',
    'Quotes are fast',
    'Unlike our competitors, our quotes are fast',
    'Payroll is handled and needs nothing',
    'We have no trouble with quotes',
    'No complaints about billing',
    'No problems are known',
    'Payroll isn’t a problem',
    'Late invoices are not our biggest problem',
    'Payroll is not our first priority',
    'Payroll is not where we lose time',
    'Marketing is not where we want to spend time',
    'We are happy with payroll',
  ])('is heard: %s', (part) => {
    expect(isDismissed(part)).toBe(true);
  });

  it.each([
    'All customer orders are handled by hand',
    'Orders are handled on paper',
    'Orders are handled by our one clerk',
    'Orders are handled by two people',
    'Orders are handled by an old accountant who is ill',
    'Support tickets are sorted manually',
    'Orders are taken care of by hand',
    'Shifts are covered by whoever is free',
    'Nobody likes how returns are handled',
    '80 calls a day have to be handled',
    'Competitors are fast and we take three days to quote',
    'The competition is great at quotes',
    'Other shops are quick',
    'Our competitors’ service is great',
    'Customers have no problem leaving us',
    'Mail is sorted and delivered by two clerks',
    'Service used to be great, now calls go to voicemail',
    'Scheduling used to run smoothly',
    'Payroll was fine before Denise left',
    'Payroll no longer runs smoothly',
    'Quotes should be fast',
    'Billing has to run smoothly',
    'Customers are quick to complain',
    'Our response times are not where they should be',
    'Billing is not where we want it to be',
    'Billing is not where it used to be',
    'Billing is not where we would like it',
    'Late invoices are not our only problem',
    'Late invoices are not a new problem',
    'Typing orders is not a small issue',
    'Customers are no longer happy with our service',
    'Customers are less happy with our service',
    'No complaints are answered in time',
    'There is no complaints process',
    'We have no issue tracker',
  ])('is not made up: %s', (part) => {
    expect(isDismissed(part)).toBe(false);
  });

  it.each([
    'is very ',
    'not our ',
    'competitors are ',
    'how orders are ',
    'handled by our ',
    'no complaints ',
    'a',
  ])('is told in time linear in the text: %j', (text) =>
    expectLinear((length) => isDismissed(text.repeat(length / text.length)), 8_000),
  );
});
