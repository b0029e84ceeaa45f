import { describe, expect, it } from 'vitest';
import { matchWork } from './matchWork';

const subjects = (text: string, ...chosen: string[]) =>
  matchWork(text, new Set(chosen)).map(({ subject }) => subject);

describe('bills and payments', () => {
  describe('tells bills that come in from those that go out', () => {
    const both = ['Issuing customer invoices', 'Processing supplier invoices', 'Chasing overdue payments'];
    it.each([
      'Demurrage bills arrive by mail 60 days late and we can’t dispute.',
      'Bills get paid late.',
      'We pay freight invoices twice.',
      'We get bills for goods that never came.',
      'Invoices come in the mail and wait for a week.',
      'We dispute carrier bills for weeks.',
      'Our bills get paid late.',
      'Our bills are always paid too late.',
      'We pay our bills late.',
      'We keep paying bills late.',
      'We are late paying our suppliers.',
      'We struggle to pay our bills on time.',
      'Supplier invoices get approved too slowly.',
      'Vendor invoices get paid late.',
      'Our vendor bills sit unpaid for weeks.',
      'Vendors complain that we pay them late.',
    ])('as those of suppliers: %s', (text) => {
      expect(subjects(text, ...both)).toEqual(['Processing supplier invoices']);
      expect(subjects(text, 'Issuing customer invoices', 'Chasing overdue payments')).toEqual([]);
    });

    it.each([
      ['Invoices go out two weeks late.', 'Issuing customer invoices'],
      ['Getting bills out takes me all Sunday.', 'Issuing customer invoices'],
      ['We bill clients late because hours come in late.', 'Issuing customer invoices'],
      ['Customers’ bills get paid late.', 'Chasing overdue payments'],
      ['Customers pay our invoices late.', 'Chasing overdue payments'],
      ['Our invoices get paid late.', 'Chasing overdue payments'],
      ['Clients pay our bills late.', 'Chasing overdue payments'],
      ['Our bills get paid late by the county.', 'Chasing overdue payments'],
      ['Bills that we send get paid late.', 'Chasing overdue payments'],
    ])('as their own: %s', (text, task) => {
      expect(subjects(text, ...both)).toEqual([task]);
    });
  });

  it.each(['We pay our members late.', 'We pay growers late because tickets are handwritten.'])(
    'takes whom a firm pays late for no customers: %s',
    (text) => {
      expect(subjects(text, 'Chasing overdue payments')).toEqual([]);
      expect(subjects(text)).toEqual([]);
    },
  );

  it.each([
    ['Only Denise knows how the USDA reimbursement works.', ['knowledge']],
    ['Medicare reimbursement keeps going down.', []],
    ['Expense reimbursements wait for weeks.', ['Checking expense claims']],
    ['Drivers wait a month to be reimbursed for fuel.', ['Checking expense claims']],
    ['Trips are reimbursed late.', ['Checking expense claims']],
  ])('tells what employees spent from what a payer reimburses: %s', (text, expected) => {
    expect(subjects(text, 'Checking expense claims')).toEqual(expected);
  });
});
