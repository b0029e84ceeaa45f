import { describe, expect, it } from 'vitest';
import { departments } from './departments';
import { otherTaskNames } from './otherTaskNames';
import { recognizeTask } from './recognizeTask';

const tasks = departments.flatMap((department) => department.tasks);
const others = Object.entries(otherTaskNames).flatMap(([name, names]) =>
  names.map((other) => [other, name] as const),
);

describe('recognizeTask', () => {
  it('knows every task by its own name, also in capitals or without accents', () => {
    expect(tasks.map(({ name }) => recognizeTask(name))).toEqual(tasks);
    const folded = tasks.map(({ name }) =>
      name
        .toUpperCase()
        .normalize('NFKD')
        .replaceAll(/\p{Mark}/gu, ''),
    );
    expect(folded.map(recognizeTask)).toEqual(tasks);
  });

  it('knows each other name, which means one task only', () => {
    expect(others.map(([other]) => [other, recognizeTask(other)?.name])).toEqual(others);
  });

  it.each([
    ['Accounts-payable', 'Processing supplier invoices'],
    ['A/P', 'Processing supplier invoices'],
    ['order-entry', 'Entering customer orders'],
    ['Screening resume', 'Screening résumés and applications'],
    ['Screening résumés', 'Screening résumés and applications'],
    ['Bank reconciliations', 'Reconciling bank and card accounts'],
    ['Prepare the payroll', 'Checking time sheets and preparing payroll'],
    ['Suppliers’ invoices', 'Processing supplier invoices'],
  ])('doesn’t mind hyphens, accents, plurals and forms: %s', (typed, name) => {
    expect(recognizeTask(typed)?.name).toBe(name);
  });

  it.each([
    ...[
      'Returns',
      'Processing tax returns',
      'Policy questions',
      'Updating vendor price files',
      'Payroll tax',
      'Orders',
    ],
    ...[
      'Recording billable time at the end of the day',
      'Entering',
      'customer',
      '',
      '...',
      '会計',
      '__proto__',
      'constructor',
    ],
  ])('leaves %j alone, which may be other work', (typed) => {
    expect(recognizeTask(typed)).toBeUndefined();
  });
});

/** What owners type, and the task they mean. */
const typedByOwners: readonly (readonly [string, string])[] = [
  ['legal research', 'Legal research'],
  ['doing legal research', 'Legal research'],
  ['doc review', 'Document review in discovery'],
  ['depo summaries', 'Summarizing depositions'],
  ['Summarizing depositions for the partners every single week', 'Summarizing depositions'],
  ['time entry', 'Entering billable time'],
  ['manually entering billable hours', 'Entering billable time'],
  ['running conflicts', 'Conflict checks'],
  ['docketing & deadlines', 'Docketing court deadlines'],
  ['handling new client intake', 'Client intake'],
  ['Engagement letters', 'Preparing engagement letters'],
  ['pre-bill review', 'Reviewing pre-bills'],
  ['collecting documents from clients', 'Collecting client documents'],
  ['tax prep', 'Preparing tax returns'],
  ['doing 1099s', 'Preparing 1099s and W-2s'],
  ['IRS notices', 'Answering IRS and state notices'],
  ['handling IRS letters', 'Answering IRS and state notices'],
  ['client bookkeeping', 'Bookkeeping for clients'],
  ['insurance verification', 'Insurance verification'],
  ['Verifying insurance', 'Insurance verification'],
  ['We do insurance verification for every patient on the schedule', 'Insurance verification'],
  ['recall calls', 'Recall reminders'],
  ['claim attachments', 'Submitting claim attachments'],
  ['treatment plan follow up', 'Following up on treatment plans'],
  ['posting EOBs', 'Posting insurance payments'],
  ['new patient paperwork', 'Registering new patients'],
  ['prior auths', 'Requesting prior authorizations'],
  ['managing prior authorizations', 'Requesting prior authorizations'],
  ['charting', 'Writing visit notes'],
  ['processing refill requests', 'Handling refill requests'],
  ['job tickets from the techs', 'Collecting job tickets from techs'],
  ['colecting job tickets from techs', 'Collecting job tickets from techs'],
  ['manually typing job tickets', 'Collecting job tickets from techs'],
  ['dispatching', 'Dispatching jobs and planning routes'],
  ['maintenance agreement renewals', 'Renewing maintenance agreements'],
  ['pulling permits', 'Applying for permits'],
  ['Change Orders', 'Preparing change orders'],
  ['processing warranty claims', 'Filing warranty claims'],
  ['pay apps', 'Preparing pay applications'],
  ['quantity take-offs', 'Measuring takeoffs from plans'],
  ['tenant screening', 'Screening rental applications'],
  ['lease renewals', 'Preparing lease renewals'],
  ['handling maintenance requests', 'Coordinating repairs with contractors'],
  ['owner statements', 'Preparing owner statements'],
  ['issuing COIs', 'Issuing certificates of insurance'],
  ['managing policy renewals', 'Remarketing policy renewals'],
  ['loss runs', 'Ordering loss runs'],
  ['transaction coordination', 'Coordinating transactions'],
  ['pulling comps', 'Preparing market analyses'],
  ['check calls', 'Tracking loads and check calls'],
  ['entering rate cons', 'Entering loads from rate confirmations'],
  ['IFTA', 'Filing fuel tax reports'],
  ['job travelers', 'Preparing job travelers'],
  ['NCRs', 'Handling nonconformance reports'],
  ['receiving', 'Checking in deliveries'],
  ['price tags', 'Updating prices and shelf labels'],
  ['tip outs', 'Calculating tips'],
  ['recipe costing', 'Costing recipes and menus'],
  ['doing payroll', 'Checking time sheets and preparing payroll'],
  ['manually doing accounts payable', 'Processing supplier invoices'],
  ['doing invoicing', 'Issuing customer invoices'],
  ['handling complaints', 'Resolving complaints and escalations'],
  ['Doing the bank reconciliation for our three companies each month', 'Reconciling bank and card accounts'],
];

/** What may be other work, and must be left alone. */
const otherWork: readonly string[] = [
  'processing returns',
  'typing invoices',
  'charts',
  'permits',
  'posting payments',
  'typing bills',
  'handling orders',
  'manually',
  'doing',
  'customer intake',
  'vendor onboarding',
  'time sheets',
  'claims',
  'renewals',
  'reviewing insurance',
  'legal research software',
  'selling insurance verification software to dental offices around here',
  'We do not do insurance verification for patients without a plan',
  'Training new people on month end close and on reports',
  'Insurance verification and claim attachments for all of our offices',
  'Driving to the shop, ordering supplies and fixing the old truck',
  'Arguing with the city about building permits and parking again',
  'change the oil in all of the trucks',
  'We stopped doing job tickets on paper some years ago',
  'Recording billable time at the end of the day',
];

describe('recognizeTask on what owners type', () => {
  it.each(typedByOwners)('takes %j for %j', (typed, name) => {
    expect(recognizeTask(typed)?.name).toBe(name);
  });

  it.each(otherWork)('leaves %j alone', (typed) => {
    expect(recognizeTask(typed)).toBeUndefined();
  });

  it('is tried on enough of them', () => {
    expect(typedByOwners.length).toBeGreaterThanOrEqual(60);
    expect(otherWork.length).toBeGreaterThanOrEqual(20);
  });
});
