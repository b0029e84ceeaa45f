import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze';
import { lawOffice } from '../fixtures/lawOffice';
import { knownWork } from './knownWork';
import { countedAs } from './recognizeTask';

/** What owners call ordinary work of their trade, by the task whose advice suits it. */
const byWork: Readonly<Record<string, readonly string[]>> = {
  'Recall reminders': ['Calling people who are overdue for a cleaning', 'Recall calls'],
  'Tracking lab cases': ['Lab cases, is the crown back yet'],
  'Submitting claim attachments': ['Claims with xrays + writing the narrative'],
  'Auditing freight bills': ['Carrier bill vs rate con, line by line', 'Checking freight invoices'],
  'Matching delivery receipts to invoices': ['Begging for PODs'],
  'Entering loads from rate confirmations': ['Building loads in Aljex from customer emails'],
  'Booking dock appointments': ['Making pickup and delivery appts on 30 some portals'],
  'Onboarding carriers': ['Vetting a new carrier (MC, insurance, is it really them)'],
  'Preparing owner statements': ['Owner statements and answering what is this charge'],
  'Settling security deposits': ['Move out walk & what comes off the deposit'],
  'Issuing certificates of insurance': [
    'Certificates of insurance for contractors',
    'certs for contractors',
    'COIs for job sites',
    'Emailing COIs',
    'Certificate requests from contractors',
  ],
  'Quoting with several carriers': [
    'Keying the same application into 5 carrier websites',
    'Typing the same info into every carrier portal',
    'Entering risks in carrier sites',
    'Getting quotes from 6 carriers for every new client',
    'Shopping accounts with different carriers',
    'Entering the app on each carrier’s website',
  ],
  'Checking issued policies': [
    'Checking policies against what we ordered',
    'Comparing dec pages to the quote',
    'Proofreading policies against binders',
  ],
  'Processing endorsements': [
    'Endorsements - add a truck, drop a driver, new mortgagee',
    'Policy changes',
    'Adding vehicles and drivers to policies',
    'Changing the mortgagee on homeowners policies',
  ],
  'Reconciling commission statements': [
    'Matching carrier commission statements',
    'Checking commissions from carriers',
  ],
  'Filling out government forms': [
    'Filling out the USCIS forms (I-130, I-485, I-765, N-400)',
    'Preparing immigration forms',
    'Completing visa applications for families',
    'I-130s and N-400s',
    'Typing client info into USCIS PDFs',
    'Typing state forms from the client’s questionnaire',
    'Preparing bankruptcy petitions',
  ],
  'Checking case status with agencies': [
    'Checking case status on the USCIS site',
    'Looking up receipt numbers',
    'Where is my case calls',
    'Checking the petition status online',
    'Tracking application status with the agency',
  ],
  'Translating client documents': [
    'Translating birth certificates and other papers',
    'Certified translations',
    'Translation of documents for filing',
  ],
  'Collecting client documents': [
    'Calling clients about documents still missing',
    'Chasing clients for paperwork',
    'Asking clients for missing documents',
    'Reminding people about papers still missing',
    'Getting documents from clients',
  ],
  'Filing client papers': [
    'Scanning and naming what people bring in',
    'Scan and name client papers',
    'Renaming scans',
    'Indexing exhibits',
  ],
  'Calculating tips': [
    'Tip pool after close',
    'Splitting the tips each night',
    'Figuring out tips',
    'Tip share',
  ],
  'Posting daily sales to the books': [
    'Getting yesterdays sales out of Toast into QuickBooks',
    'Entering Square totals into QuickBooks',
    'Point-of-sale totals into the books',
    'Typing Z reports into Xero',
    'Moving Shopify sales to QBO',
  ],
  'Counting and reconciling inventory': [
    'Counting the walk-in and dry storage on clipboards',
    'Weekly liquor inventory',
    'Counting the bar',
    'Sunday night food counts',
    'Cycle counts',
    'Walk-in counts',
    'Truck inventory for the plumbers',
    'Counting sheet goods and hardware',
  ],
  'Reordering stock and supplies': [
    'Ordering from 11 vendors, by text mostly',
    'Ordering produce',
    'Ordering from Sysco',
    'Placing liquor orders',
    'Ordering hardware and sheet goods',
  ],
  'Answering inquiries about events': [
    'Private party and catering inquiries',
    'Party emails',
    'Answering wedding inquiries',
    'Banquet proposals',
  ],
  'Measuring takeoffs from plans': [
    'Takeoffs from architect plans (count every box, door, drawer)',
    'Doing takeoffs for builders',
    'Counting cabinets from the plans',
    'Counting doors and drawers off the plans',
    'Plumbing take-offs',
  ],
  'Preparing job travelers': [
    'Job travelers (paper packet goes with every job)',
    'Printing job folders for the shop',
    'Making shop packets',
    'Cut lists',
  ],
  'Chasing overdue payments': ['chasing slow payers, mostly builders', 'Calling past-due accounts'],
  'Redrawing after changes': [
    'Redrawing the kitchen in Cabinet Vision after the homeowner changes her mind',
    'Redrawing layouts',
    'Revising shop drawings after changes',
    'Updating the drawings every time a builder calls',
  ],
  'Handling punch lists and warranty calls': [
    'Punch list and warranty after install',
    'Warranty calls',
    'Punch list calls from builders',
    'Warranty visits',
  ],
  'Collecting job tickets from techs': [
    'Typing in work orders from the techs',
    'Chasing technicians for paperwork',
    'Job tickets the plumbers turn in',
  ],
  'Applying for permits': ['Pulling city permits', 'Filing mechanical permits', 'Permit portals'],
  'Renewing maintenance agreements': [
    'Service plan renewals',
    'Service contracts',
    'Service plan billing and renewals',
  ],
  'Following up on estimates': [
    'Following up on open estimates',
    'Old quotes',
    'Following up with unsold estimates',
  ],
  'Preparing change orders': ['Change orders from the field', 'Change orders by text'],
  'Entering listings in the MLS': [
    'Putting listings into the MLS',
    'Typing new listings on MLS',
    'MLS updates',
  ],
  'Scheduling showings': ['Setting up showings for buyers', 'Coordinating showings'],
  'Coordinating transactions': ['Contract to close paperwork', 'Closing checklists', 'Transaction deadlines'],
  'Writing listing descriptions': ['Writing up the listings', 'Writing property descriptions'],
  'Following up with leads': ['Zillow leads', 'Following up with open house leads', 'Internet leads'],
  'Preparing market analyses': ['Pulling comps for sellers', 'Doing CMAs for listing appointments'],
  'Calculating commission splits': ['Agent commission splits', 'Figuring commissions and splits'],
  'Insurance verification': [
    'Checking eligibility at the front desk',
    'Calling insurance for benefits',
    'Verifying copays and deductibles',
    'Eligibility checks',
  ],
  'Requesting prior authorizations': [
    'Prior auths for MRIs',
    'Pre-authorizations with the payer',
    'Prior auth paperwork',
  ],
  'Registering new patients': [
    'Patient paperwork on clipboards',
    'Typing in patient intake forms',
    'Check-in forms',
  ],
  'Sorting incoming faxes': ['Faxes from hospitals', 'Going through the fax inbox', 'Saving faxes to charts'],
  'Processing referrals': ['Sending referrals to specialists', 'Tracking referrals out'],
  'Handling refill requests': ['Refills by phone', 'Prescription requests'],
  'Releasing medical records': ['Records requests', 'Sending medical records to lawyers'],
  'Confirming appointments': ['Calling to confirm appointments', 'Reminding patients about visits'],
  'Resubmitting denied claims': ['Working claims that were denied', 'Claims that get denied'],
  'Checking in deliveries': ['Checking in freight', 'Receiving the truck deliveries', 'Packing slips'],
  'Setting up new items': ['Creating SKUs', 'Adding new products to the system', 'Entering new styles'],
  'Updating prices and shelf labels': [
    'Printing price tags',
    'Changing prices in the system',
    'Marking down prices',
  ],
  'Listing products online': ['Uploading items to Shopify', 'Putting stock up on eBay'],
  'Processing supplier invoices': ['Checking vendor prices', 'Entering invoices from food vendors'],
  'Recording donations and thanking donors': [
    'Recording donations and sending thank-you letters',
    'Gift entry',
  ],
  'Reconciling cash drawers': ['Counting the tills', 'Balancing registers at close', 'Counting drawers'],
};

const phrasings = Object.entries(byWork).flatMap(([work, names]) =>
  names.map((name) => [name, work] as const),
);

/** Handwork, conversations, and work that only sounds like a task that is known. */
const otherWork = [
  ...['Matching stain samples', 'Asylum declarations, sitting with the client', 'Sanding and painting doors'],
  ...[
    'Talking with tenants about repairs',
    'Tasting wines with guests',
    'Plating party orders',
    'Installing cabinets',
  ],
  ...[
    'Driving to the job site',
    'Counseling patients',
    'Examining patients',
    'Walking the floor',
    'Hugging a client',
  ],
  ...[
    'Listening to clients',
    'Cooking for catering events',
    'Interpreting at interviews',
    'Interviewing witnesses',
  ],
  ...[
    'Showing homes',
    'Staging homes',
    'Hanging doors',
    'Cutting sheet goods',
    'Greeting guests',
    'Setting up the bar',
  ],
  ...[
    'Drawing blood',
    'Taking x-rays',
    'Suturing',
    'Court hearings',
    'Hearing prep with the client',
    'Washing dishes',
  ],
  ...[
    'Pouring drinks',
    'Upholstery',
    'Kitchen design with the homeowner',
    'Choosing new carriers',
    'Selling policies',
  ],
  ...[
    'Training servers on tips',
    'Fixing faxes and printers',
    'Filling the walk-in',
    'Cleaning the bar',
    'RFE responses',
  ],
  ...[
    'Unloading trucks',
    'Checking the truck in the morning',
    'Clean the fax machine',
    'Notarizing documents',
  ],
  ...[
    'Meeting with clients',
    'Interviewing cooks',
    'Checking in patients',
    'Order of service for the funeral',
  ],
  ...['Stocking shelves', 'Loading the van', 'Preparing for trial', 'Planning the wine list'],
  ...[
    'Following up with patients after surgery',
    'Visiting job sites',
    'Buying produce at the market',
    'Building displays',
    'Repairing equipment under warranty',
  ],
];

describe('the work behind a task in the client’s own words', () => {
  it.each(phrasings)('is known: %s', (taskName, work) => {
    expect(knownWork({ taskName })?.name).toBe(work);
  });

  it.each(otherWork)('isn’t seen in %s', (taskName) => {
    expect(knownWork({ taskName })).toBeUndefined();
  });

  it('is no other trade’s', () => {
    const intake = { taskName: 'Typing paper intake forms into Dentrix' };
    expect(knownWork(intake, 'Offices of Lawyers')?.name).toBe('Client intake');
    expect(knownWork(intake, 'Offices of Dentists')?.name).not.toBe('Client intake');
  });

  it('is known whatever its figures are computed from', () => {
    const named = { taskName: 'Accounts payable', cases: 'similar', input: 'paper' } as const;
    expect(countedAs(named)).toBeUndefined();
    expect(knownWork(named)?.name).toBe('Processing supplier invoices');
  });

  it('isn’t said of handwork, whose text speaks of the notes around it', () => {
    const tasks = [
      {
        taskName: 'Talking with grieving families',
        teamSize: 2,
        hours: 4,
        frequency: 'Week',
        salary: 52_000,
      },
    ] as const;
    const { opportunities } = analyze({
      ...lawOffice,
      departments: ['Operations'],
      departmentTasks: { Operations: [...tasks] },
    });
    const text = opportunities.find(({ taskName }) => taskName === tasks[0].taskName)?.description;
    expect(text).toContain('People do the work itself.');
  });

  it('decides no figure', () => {
    const taskName = 'Checking policies against what we ordered';
    expect(countedAs({ taskName })).toBeUndefined();
  });
});
