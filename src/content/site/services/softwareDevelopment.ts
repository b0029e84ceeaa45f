import { servicePage } from './ServicePage';

/** AI software development: tools around one task, planned by the week. */
export const softwareDevelopment = servicePage({
  path: '/ai-development-services/ai-software-development-services',
  name: 'AI Software Development',
  metadata: {
    title: 'AI Software Development Services',
    description:
      'Custom AI software around one task: a thin version first, demonstrations as it grows, accepted on your own test cases. Flat rate, your code.',
  },
  hero: {
    title: 'Software you can watch being built',
    lede: 'You see a small working version early and a demonstration of every step, as in the plan below. We build around one task at a time, and we are done when your own cases pass.',
  },
  sections: [
    { id: 'tasks', label: 'Tasks' },
    { id: 'parts', label: 'Parts' },
    { id: 'acceptance', label: 'Acceptance' },
  ],
  picture: {
    title: 'Eight weeks of a build',
    caption: 'An invented example: customer orders that arrive by email are entered into the order system.',
    weeks: (from: number, to: number) => (from === to ? `Week ${from}` : `Weeks ${from} and ${to}`),
    friday: 'On Friday:',
    stages: [
      {
        from: 1,
        to: 1,
        title: 'Agree',
        shows: '60 old orders with the right entries, and the page of what is in and out',
      },
      {
        from: 2,
        to: 2,
        title: 'Thin version',
        shows: 'One plain order goes from the mailbox into a test company',
      },
      {
        from: 3,
        to: 4,
        title: 'Common cases',
        shows: 'PDF and spreadsheet orders, item numbers matched to your catalog',
      },
      {
        from: 5,
        to: 6,
        title: 'Hard cases',
        shows: 'Unknown items, wrong prices and handwriting land in a queue with the reason',
      },
      {
        from: 7,
        to: 7,
        title: 'Side by side',
        shows: 'A full week in parallel: differences counted and explained',
      },
      {
        from: 8,
        to: 8,
        title: 'Handover',
        shows: 'Your clerk runs it, your IT partner installs it once more from the manual',
      },
    ],
  },
  suits: {
    title: 'Tasks that suit a build',
    lede: 'They share three traits: many cases, the same question each time, and a result that someone can check.',
    columns: {
      arrives: 'What arrives',
      happens: 'What the software does',
      person: 'What stays with a person',
    },
    rows: [
      {
        arrives: 'Orders by email and PDF',
        happens: 'Reads items, quantities and prices; matches them; creates the order as a draft',
        person: 'Unknown items, price differences, release',
      },
      {
        arrives: 'Requests for a quote',
        happens: 'Finds similar jobs, applies the price list, writes the first version',
        person: 'Discounts, special cases, signature',
      },
      {
        arrives: 'Contracts and leases',
        happens: 'Pulls out dates, duties and deviations from your standard; fills the register',
        person: 'Judging what a deviation means',
      },
      {
        arrives: 'Field reports and photos',
        happens: 'Turns them into a structured record and lists what is missing',
        person: 'Safety findings, sign-off',
      },
      {
        arrives: 'Applications and forms',
        happens: 'Checks completeness, asks for what is missing, prepares the file',
        person: 'The decision',
      },
    ],
  },
  parts: {
    title: 'What is in every build',
    lede: 'The model is the small part of the work. The rest is what makes it safe to rely on.',
    list: [
      {
        title: 'A queue for doubt',
        text: 'Whatever the software is unsure of waits in one list, with the reason and the source beside it.',
      },
      {
        title: 'Checks without a model',
        text: 'Totals, dates, account numbers and duplicates are checked by ordinary code, which doesn’t guess.',
      },
      {
        title: 'A log you can read',
        text: 'For each case: what came in, what was decided, by whom or by what, at what cost.',
      },
      {
        title: 'A way back',
        text: 'Every change can be undone, and the task can be done by hand on the day it must be.',
      },
      {
        title: 'A test that repeats',
        text: 'Your cases run again at the push of a button, whenever the model or the rules change.',
      },
      {
        title: 'Access by role',
        text: 'Sign-in through what you already use, rights as narrow as the task.',
      },
    ],
  },
  acceptance: {
    title: 'We are done when your cases pass',
    text: [
      'Before there is a price there is a test set: old cases, chosen by you, with the result that was right. We sort them into plain, awkward and hopeless, and agree what must happen to each: done, done with a question, or handed to a person.',
      'Handing a hopeless case to a person is a pass. Doing it wrong without a word is the only real failure, and those are counted separately.',
    ],
    columns: { kind: 'Kind of case', must: 'What must happen', fails: 'What fails the test' },
    rows: [
      { kind: 'Plain', must: 'Done without a person', fails: 'Wrong, or sent to the queue too often' },
      { kind: 'Awkward', must: 'Done, with the doubtful field marked', fails: 'Doubt not marked' },
      { kind: 'Hopeless', must: 'Handed over with a reason', fails: 'Any attempt to guess' },
    ],
  },
  faq: [
    {
      question: 'Which technology do you use?',
      answer:
        'Plain, common tools that another developer can take over: a mainstream language, a relational database, an exchangeable model. If your IT partner has standards, we follow them unless there is a reason not to, and then we say it.',
    },
    {
      question: 'Can it run on our own server?',
      answer:
        'The software, yes. The model can too, if the task is narrow enough for a smaller one; the test set tells. Otherwise it runs at a provider whose terms exclude training, in a region you choose.',
    },
    {
      question: 'Why not use an automation platform?',
      answer:
        'Often you should, and then we set it up as a connection for a smaller price. A build pays when cases differ a lot, when the volume makes platform fees add up, or when you need the log and the checks.',
    },
    {
      question: 'How accurate will it be?',
      answer:
        'We don’t know before the test set exists, and nobody else does. We agree on three numbers: how many cases are done alone, how many are marked, and how many may be wrong without a mark. The last should be close to none.',
    },
    {
      question: 'Can we add things later?',
      answer:
        'Yes, each addition as a small build with its own page and price. Because the tests repeat, we know that the old cases still pass.',
    },
  ],
  related: [
    {
      label: 'Generative AI development',
      href: '/ai-development-services/generative-ai-development-services',
    },
    { label: 'AI chatbot development', href: '/ai-development-services/ai-chatbot-development-services' },
    {
      label: 'Generative AI integration',
      href: '/ai-integration-services/generative-ai-integration-services',
    },
  ],
  closing: {
    title: 'Is your task worth a build?',
    text: 'The free assessment puts hours and dollars on it. If a subscription would do, that will be visible too.',
  },
});
