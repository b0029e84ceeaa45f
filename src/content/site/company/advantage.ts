/** Copy of the advantage page. */
export const advantage = {
  title: 'Our Advantage: You Know Before You Pay',
  description:
    'The arithmetic is shown, the price is known before the start, all that we make belongs to you, and results are counted the same way before and after.',
  heading: 'You know before you pay',
  lede: 'We agree on price, expected result and ownership before work begins. Afterward we count again, the same way, to see whether it paid off.',
} as const;

/** Times in a project, in order. */
export const moments = [
  'First look',
  'Before you sign',
  'While we build',
  'Last invoice',
  'Once it is routine',
] as const;

export interface KnowledgeRow {
  question: string;
  /** Index into `moments`. */
  withUs: number;
  /** Index into `moments`; null: often never. */
  byTheHour: number | null;
}

export const knowledge: {
  title: string;
  text: string;
  withUs: string;
  byTheHour: string;
  never: string;
  caption: string;
  rows: readonly KnowledgeRow[];
} = {
  title: 'When you find out',
  text: 'The same five questions come up in every project. What differs is when they are answered.',
  withUs: 'With us',
  byTheHour: 'Billed by the hour',
  never: 'often never',
  caption: 'An illustration of two ways of working, not a survey.',
  rows: [
    { question: 'What does the work cost us today?', withUs: 0, byTheHour: null },
    { question: 'How many hours could we get back?', withUs: 0, byTheHour: 2 },
    { question: 'What will the project cost?', withUs: 1, byTheHour: 3 },
    { question: 'Who owns the code and the accounts?', withUs: 1, byTheHour: 3 },
    { question: 'Did it pay for itself?', withUs: 4, byTheHour: null },
  ],
};

export const shownLine = {
  heading: 'We show the math',
  lede: 'You give us people, hours and salaries. Every line of your report then shows the formula and the figures that went into it, so your bookkeeper can redo it with a calculator.',
  text: 'Each estimate has a low and a high end, with the reasons. No language model makes up a number.',
} as const;

export const pricing = {
  title: 'You know the price before we start',
  text: 'Three kinds of work, three kinds of price. None of them runs on a clock.',
  columns: ['Service', 'How it is priced', 'What you know before you sign', 'What could change the price'],
  rows: [
    {
      service: 'AI Consulting',
      model: 'Per deliverable',
      known: 'The document or decision you receive, what it contains, and its date',
      change: 'Only a different deliverable',
    },
    {
      service: 'AI Development',
      model: 'Flat rate',
      known: 'What the software does, how we will test that it does, and its date',
      change: 'Only a change you order, quoted first',
    },
    {
      service: 'AI Leadership',
      model: 'Subscription',
      known: 'The days a month, who comes, and what is reported to you',
      change: 'Only a different number of days',
    },
  ],
} as const;

export const ownership = {
  title: 'Everything we make is yours',
  text: 'The test is simple: could another firm take over tomorrow? The answer has to be yes.',
  items: [
    'Reports, plans and the spreadsheets behind them',
    'Source code, in your own repository',
    'Accounts and licenses in your firm’s name',
    'Prompts, test cases and operating instructions',
    'A handover session for the people who run it',
    'Your data, which stays in your systems',
  ],
} as const;

export const measuring = {
  title: 'We count the results twice',
  text: 'Before we build, we count an ordinary week. Once the new way is routine, we count again: same people, same work, same way of counting.',
  columns: ['What we count', 'How'],
  rows: [
    { what: 'Cases a week', how: 'From the system that holds them, not from memory' },
    { what: 'Minutes a case', how: 'Twenty cases with a clock, the odd ones included' },
    { what: 'Corrections in 100 cases', how: 'What had to be redone, and who found it' },
    { what: 'Days until it is done', how: 'From the customer’s first message to the last' },
  ],
  after: 'If the second count falls short of the estimate, our report says so up front.',
} as const;

export const otherChoices = {
  title: 'When to hire someone else',
  text: 'If one of these describes you, you don’t need us.',
  items: [
    {
      title: 'You want hands, not advice',
      text: 'If you have the plan and need developers by the day, an agency with hourly rates is the simpler choice.',
    },
    {
      title: 'You need someone on call at night',
      text: 'We build, hand over and advise. A managed-service provider keeps systems running around the clock.',
    },
    {
      title: 'You are training your own models',
      text: 'We put existing models to work in ordinary firms. Research belongs to a lab or a university.',
    },
  ],
} as const;

export const advantageClosing = 'Start with the part that costs nothing';
