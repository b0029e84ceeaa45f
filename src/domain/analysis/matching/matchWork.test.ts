import { describe, expect, it } from 'vitest';
import { expectLinear } from '@/domain/text/fixtures/expectLinear';
import { departments } from '../catalogue/departments';
import { bottleneckThemes } from '../strategic/bottleneckThemes';
import { ownersSentences } from './fixtures/ownersSentences';
import { matchRuledOut, matchWork } from './matchWork';
import { measureMatching } from './measureMatching';
import { projectPhrases } from './projectPhrases';
import { taskPhrases } from './taskPhrases';

const taskNames = departments.flatMap(({ tasks }) => tasks.map(({ name }) => name));
const subjects = (text: string, ...chosen: string[]) =>
  matchWork(text, new Set(chosen)).map(({ subject }) => subject);

describe('the invented sentences', () => {
  it('are 400 of 20 trades, each once', () => {
    const texts = ownersSentences.flatMap(({ sentences }) => sentences.map(([text]) => text));
    expect(texts.length).toBeGreaterThanOrEqual(400);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(ownersSentences.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(20);
  });

  it.each(ownersSentences)('of $trade name tasks that it chose, and projects', ({ chosen, sentences }) => {
    const known = [...chosen, ...bottleneckThemes.map(({ id }) => id)];
    expect(known).toEqual(expect.arrayContaining(sentences.flatMap(([, ...answers]) => answers)));
    expect(taskNames).toEqual(expect.arrayContaining([...chosen]));
  });

  it.each(['tuned', 'apart'] as const)(
    'are understood, half %s: 95 of 100 links are right, 70 of 100 are found',
    (half) => {
      const { sentences, precision, recall } = measureMatching(ownersSentences, half);
      expect(sentences).toBeGreaterThanOrEqual(200);
      expect(precision).toBeGreaterThanOrEqual(0.95);
      expect(recall).toBeGreaterThanOrEqual(0.7);
    },
  );
});

describe('phrases', () => {
  it('name a project only through tasks of the catalogue, each once', () => {
    for (const { id, standsFor } of bottleneckThemes) {
      expect(taskNames, id).toEqual(expect.arrayContaining([...standsFor]));
      expect(new Set(standsFor).size).toBe(standsFor.length);
    }
  });

  it('stand for every task and every project, and for nothing else', () => {
    expect(Object.keys(taskPhrases).toSorted()).toEqual(taskNames.toSorted());
    expect(Object.keys(projectPhrases).toSorted()).toEqual(bottleneckThemes.map(({ id }) => id).toSorted());
  });
});

describe('matchWork', () => {
  it('ties words to the chosen task first, then to a project, else to nothing', () => {
    const text = 'Contracts expire without notice.';
    expect(subjects(text, 'Tracking contract renewals and obligations')).toEqual([
      'Tracking contract renewals and obligations',
    ]);
    expect(subjects(text)).toEqual(['deadlines']);
    expect(subjects('Take 15% more returns in season', 'Processing returns and refunds')).toEqual([]);
  });

  it.each([
    ['Contract review takes two weeks.', 'Contract review and redlining'],
    ['Refunds take forever.', 'Processing returns and refunds'],
    ['Move-out inspections are handwritten.', 'Recording quality and safety inspections'],
    ['Complaints pile up.', 'Resolving complaints and escalations'],
    ['Estimates are wrong by a third.', 'Estimating project cost and effort'],
    ['Our CRM is outdated.', 'Updating the CRM after calls and meetings'],
    ['Reefer breakdowns upset the whole plan.', 'Resolving day-to-day exceptions and delays'],
    ['Nobody calls after a repair.', 'Following up with customers after service'],
  ])('answers no other trouble with the same work: %s', (text, task) => {
    expect(subjects(text, task)).toEqual([task]);
    expect(subjects(text)).toEqual([]);
  });

  it.each([
    ['Invoices go out late.', 'collections'],
    ['Order status calls all day.', 'wait-times'],
    ['Too many bugs reach customers.', 'errors'],
    ['Two vans fell off the roster, shifts stay unfilled.', 'scheduling'],
  ])('names a project by whatever is said of a task that it stands for: %s', (text, id) => {
    expect(subjects(text)).toEqual([id]);
  });

  it.each([
    ['Reporters spend half the day transcribing council meetings.', []],
    ['Half the day is spent in meetings.', ['meetings']],
    ['Meetings all day.', ['meetings']],
  ])('tells meetings that take the day from those that somebody writes about: %s', (text, expected) => {
    expect(subjects(text)).toEqual(expected);
  });

  it('says which words decided, and quotes the sentence', () => {
    expect(
      matchWork('Sigh. Closing the books takes three weeks!', new Set(['Closing the books each month'])),
    ).toEqual([
      {
        kind: 'task',
        subject: 'Closing the books each month',
        words: 'Closing the books takes three weeks',
        because: 'closing the books',
      },
    ]);
  });

  it('quotes clauses where a sentence is about several things, in their order', () => {
    const matches = matchWork(
      'Prices live in spreadsheets, most quotes take days, and stock counts are wrong!',
      new Set(),
    );
    expect(matches.map(({ subject, words }) => [subject, words])).toEqual([
      ['quoting', 'most quotes take days'],
      ['inventory', 'stock counts are wrong'],
    ]);
  });

  it('quotes the sentence of a clause that is too short to be understood alone', () => {
    const sentence = 'Quotes take days, and stock counts are wrong';
    const matches = matchWork(sentence, new Set());
    expect(matches.map(({ subject, words }) => [subject, words])).toEqual([
      ['quoting', sentence],
      ['inventory', 'stock counts are wrong'],
    ]);
  });

  it.each([
    ['Drowning in paperwork', ['documents']],
    ['Paperwork', []],
    ['Decisions wait for the founders', ['approvals']],
    ['The boss told us a story about ten years of work and a single decision', []],
  ])('says nothing for a weak word, or for words far apart: %s', (text, expected) => {
    expect(subjects(text)).toEqual(expected);
  });

  it.each([
    ['We never know which jobs made money', 'costs'],
    ['We don’t know which jobs made money', 'costs'],
    ['We never know which customers make us money', 'costs'],
    ['We never know which jobs lose money', 'costs'],
    ['We don’t get our money', 'collections'],
    ['We never get the receivables in', 'collections'],
    ['Customers never pay on time', 'collections'],
    ['Payments never arrive on time', 'collections'],
    ['The money comes late', 'collections'],
  ])('tells what pays from who pays late: %s', (text, id) => {
    expect(subjects(text)).toEqual([id]);
  });

  it('knows a task by an acronym that no other one has', () => {
    const chosen = new Set(['Begging for PODs', 'T&M tickets from the field', 'Checking HR files']);
    const subjectsIn = (text: string) => matchWork(text, chosen).map(({ subject }) => subject);
    expect(subjectsIn('No POD no invoice, and they come in as a crooked picture.')).toContain(
      'Begging for PODs',
    );
    expect(subjectsIn('T&M rides around in the trucks for weeks.')).toEqual(['T&M tickets from the field']);
    expect(subjectsIn('HR IS A MESS.')).toEqual([]);
    expect(subjectsIn('Our HR person quits.')).not.toContain('Checking HR files');
  });

  it('knows a task in the client’s own words again', () => {
    const own = 'Resubmitting denied insurance claims';
    expect(subjects('claims are denied and resubmitted by hand', own)).toEqual([own]);
    expect(subjects('We claim to be the best', own)).toEqual([]);
  });

  it.each([
    ['Donations are typed from checks into two systems', true],
    ['Checks are typed into two systems', false],
  ])('knows it by the one word that is of this business alone: %s', (text, isKnown) => {
    const own = 'Recording donations and sending thank-you letters';
    expect(subjects(text, own).includes(own)).toBe(isKnown);
    expect(subjects(text, own, 'Counting donations')).not.toContain(own);
  });

  it.each([
    ['RE-TYPING everything into the système', 'duplicate-entry'],
    ['No-shows cost us a fortune: no shows, noshow', 'scheduling'],
    ['Subcontractors raise their prices', 'suppliers'],
    ['Supliers raise their prices', 'suppliers'],
  ])('doesn’t mind case, accents, hyphens and a slip of the keyboard: %s', (text, id) => {
    expect(subjects(text)).toEqual([id]);
  });

  it.each([
    ['We don’t need help with payroll', []],
    ['Payroll works fine', []],
    ['Payroll isn’t a problem', []],
    ['Payroll doesn’t work well', ['Checking time sheets and preparing payroll']],
    ['We are not happy with payroll', ['Checking time sheets and preparing payroll']],
    ['Invoices are fine, but payroll takes days', ['Checking time sheets and preparing payroll']],
    ['Grow without hiring more people', []],
    ['AI must not touch payroll', []],
    ['We won’t let a chatbot talk about invoices', []],
    [
      'AI must not write to customers, but payroll takes days',
      ['Checking time sheets and preparing payroll'],
    ],
    ['Invoices must not go out late', ['Issuing customer invoices']],
  ])('hears what is denied: %s', (text, expected) => {
    expect(subjects(text, 'Checking time sheets and preparing payroll', 'Issuing customer invoices')).toEqual(
      expected,
    );
  });

  it.each([
    ['Payroll is fine and AI must not touch it.', ['Checking time sheets and preparing payroll']],
    ['Payroll runs smoothly, AI must not touch it.', ['Checking time sheets and preparing payroll']],
    ['Our payroll runs smoothly and must not be automated.', ['Checking time sheets and preparing payroll']],
    ['Payroll takes days, but AI must not touch it.', ['Checking time sheets and preparing payroll']],
    ['Payroll is fine and AI must not touch client files.', []],
    ['Payroll takes days, AI must not answer the phone, customers hate that.', []],
    ['Payroll is fine and AI could help with invoices.', []],
  ])('ties a prohibition to the work that it points back to: %s', (text, expected) => {
    const chosen = new Set(['Checking time sheets and preparing payroll', 'Issuing customer invoices']);
    expect(matchRuledOut(text, chosen).map(({ subject }) => subject)).toEqual(expected);
    expect(matchWork('Payroll is fine and AI must not touch it.', chosen)).toEqual([]);
  });

  const conversation = [
    'Answering order-status questions',
    'Answering the phone and taking messages',
    'Booking and changing appointments',
    'Following up with customers after service',
    'Handling product and service inquiries',
    'Resolving complaints and escalations',
  ];
  it.each([
    ['No bots talking to our guests.', conversation],
    ['They get a person, always.', ['Answering the phone and taking messages']],
    ['Whoever calls gets one of us, period.', ['Answering the phone and taking messages']],
    ['A caller talks to a human, period.', ['Answering the phone and taking messages']],
    ['AI must not text customers after a visit.', ['Following up with customers after service']],
    ['No chatbots, ever.', ['Answering order-status questions', 'Handling product and service inquiries']],
    ['AI must not pay vendors.', ['Processing supplier invoices']],
    [
      'AI must not move money.',
      [
        'Checking time sheets and preparing payroll',
        'Processing returns and refunds',
        'Processing supplier invoices',
      ],
    ],
    [
      'No AI in hiring or backups.',
      ['Checking backups and test restores', 'Screening résumés and applications'],
    ],
    ['AI must not write leases.', ['Drafting standard agreements']],
    ['AI must not review contracts.', ['Contract review and redlining']],
    ['Our contracts forbid AI on client files.', []],
    ['Appraisals are ours, no AI please.', ['Running performance reviews']],
    ['AI is fine for the office but it must never touch quotes.', ['Preparing quotes and proposals']],
    ['Refunds are approved by me and never by software.', ['Processing returns and refunds']],
    ['We’d never let AI post on Facebook.', ['Planning and scheduling social media posts']],
  ])('removes every task of the kind that is ruled out: %s', (text, expected) => {
    const subjectsOut = matchRuledOut(text, new Set(taskNames)).map(({ subject }) => subject);
    expect(subjectsOut.toSorted()).toEqual(expected);
  });

  it.each(['no ai talking to customers ', 'ai must not pay ', 'texts or calls ', 'ai must not review the '])(
    'reads what is ruled out in time linear in the text: %j',
    (text) =>
      expectLinear((length) => matchRuledOut(text.repeat(length / text.length), new Set(taskNames)), 8_000),
  );

  it.each([
    'Las cotizaciones tardan demasiado',
    '見積もりに三日かかります',
    '💸💸💸',
    '',
    '.,;!?',
    'toString',
    'constructor',
  ])('finds nothing in %j', (text) => {
    expect(matchWork(text, new Set(['__proto__', 'hasOwnProperty', ...taskNames]))).toEqual([]);
  });

  it.each(['a', 're-', 'is very ', 'without ', ', ', 'not really '])(
    'finds nothing in %j a thousand times, and comes to an end',
    (text) => {
      expect(matchWork(text.repeat(1_000), new Set(taskNames))).toEqual([]);
    },
  );
});
