import type { DepartmentName } from '@/domain/analysis/types';
import { servicePage } from './ServicePage';

interface UseCase {
  title: string;
  text: string;
  /** The catalog task behind the engine's figure. */
  task: string;
  department: DepartmentName;
}

const useCases: readonly UseCase[] = [
  {
    title: 'Invoice automation',
    text: 'Supplier invoices are read, matched to the order and prepared for posting. You approve, and you release the payment.',
    task: 'Processing supplier invoices',
    department: 'Finance & Accounting',
  },
  {
    title: 'Lead qualification',
    text: 'Inquiries from the website and by email are read within minutes, asked for what is missing, and sorted by how well they fit.',
    task: 'Qualifying inbound leads',
    department: 'Sales',
  },
  {
    title: 'Customer-support chatbots',
    text: 'Answers on order status, opening hours and how-to from your own records, day and night. Everything else goes to a person with the history.',
    task: 'Answering order-status questions',
    department: 'Customer Service',
  },
  {
    title: 'Marketing personalization',
    text: 'Newsletters and offers that fit what a customer bought, drafted for a few groups and not for one big list. You approve the texts.',
    task: 'Building email campaigns and newsletters',
    department: 'Marketing',
  },
  {
    title: 'Trend analysis',
    text: 'Which products, customers and seasons are moving, in a page on Monday morning, from the figures that are already in your books.',
    task: 'Reviewing weekly performance figures',
    department: 'Executive Leadership',
  },
  {
    title: 'Process optimization',
    text: 'Stock, dates and suppliers: what to reorder, whom to chase, what will be late. Suggested by software, decided by you.',
    task: 'Reordering stock and supplies',
    department: 'Operations',
  },
];

/** AI consulting for small businesses: pilots, existing tools, hours saved. */
export const smallBusinessConsulting = servicePage({
  path: '/ai-consulting-services/ai-consulting-for-small-businesses',
  name: 'AI Consulting for Small Businesses',
  metadata: {
    title: 'AI Consulting for Small Businesses',
    description:
      'AI for firms without an IT department: save hours weekly, keep the tools you have, try it in a small pilot. Clear prices and no long contracts.',
  },
  hero: {
    title: 'Get your Fridays back',
    lede: 'AI consulting for firms with five to fifty people and no IT department. We find the hours that go into retyping, chasing and answering the same question, and give some of them back, with the tools you already have.',
  },
  sections: [
    { id: 'use-cases', label: 'Use cases' },
    { id: 'promises', label: 'What to expect' },
    { id: 'pilots', label: 'Pilots' },
    { id: 'fit', label: 'Fit' },
  ],
  picture: {
    title: 'One desk, one week',
    sample: 'sample: accounting at a 40-person distributor',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    legend: { other: 'Everything else', kept: 'Stays with a person', back: 'Given back' },
    tasks: { invoices: 'Supplier invoices', payments: 'Chasing overdue payments' },
    summary: (hours: string, total: string) => `${hours} of ${total} hours`,
    sum: (hours: string) => `${hours} hours`,
    perWeek: 'a week given back',
    caption:
      'Shares from our engine for an invented sample firm with no AI in use yet. Each square is one hour of a 40-hour week, rounded to half hours.',
  },
  promises: {
    title: 'What you can expect',
    lede: 'Six small things we hold ourselves to, because you have heard the big promises before.',
    list: [
      {
        title: 'Save hours weekly',
        text: 'We count hours per week, per person, on your own cases. If a pilot doesn’t give back at least two hours a week to somebody, it isn’t worth your attention and we say so.',
      },
      {
        title: 'Reduce errors',
        text: 'Typing something twice is where mistakes come from. We take out the second time: order to invoice, email to calendar, receipt to ledger.',
      },
      {
        title: 'Focus on value',
        text: 'The point is more time with customers, on the job site, at the bench. We ask at the start what you would do with Friday afternoon, and check later whether you do it.',
      },
      {
        title: 'Plug into existing tools',
        text: 'Your email, your accounting, your calendar, your phone system. New software only where nothing you pay for can do it.',
      },
      {
        title: 'Clear roadmaps',
        text: 'One page: this month, this quarter, later, never. Written for someone who runs a business and reads it once.',
      },
      {
        title: 'No long contracts',
        text: 'You order one thing at a time, at a price you know before. After each you can stop, and keep what you have.',
      },
    ],
  },
  useCases: {
    title: 'Six places where small firms find hours',
    lede: 'For scale: what our engine expects for one person who spends five hours a week on it, with the needed records at hand and no AI in use yet.',
    hours: (hours: string) => `about ${hours} of 5 hours`,
    range: (from: string, to: string) => `low estimate ${from}, high estimate ${to}`,
    list: useCases,
    note: 'First-year figures before the cost of setup and tools.',
  },
  pilots: {
    title: 'Pilots: one task, one date, one number',
    lede: 'A pilot is the cheapest way to be wrong.',
    steps: [
      {
        when: 'First',
        title: 'Pick and count',
        text: 'One task. We time twenty real cases and write down the number that would make you continue.',
      },
      {
        when: 'Then',
        title: 'Set it up',
        text: 'In your tools, with last month’s cases, in a copy where nothing can break.',
      },
      {
        when: 'Next',
        title: 'Side by side',
        text: 'Old way and new way at the same time, by the person who always did it. Every correction is noted.',
      },
      {
        when: 'Last',
        title: 'Keep it or kill it',
        text: 'Compare with the number from the start. Keep: we hand over and train. Kill: the pilot ends there, and you keep what you learned.',
      },
    ],
  },
  fit: {
    title: 'Before you call',
    yes: {
      title: 'We can probably help if',
      list: [
        'somebody spends more than two hours a week on the same routine',
        'the work comes in by email, form, phone or PDF',
        'you use any common accounting, calendar or email software',
        'one person can set time aside for it each week of a pilot',
      ],
    },
    no: {
      title: 'You don’t need us if',
      list: [
        'a template or a mail rule would do: ask us, it’s free on the call',
        'your process changes every month',
        'you hope it will fix a person and not a task',
        'the price of the tool alone is above the hours saved: the assessment tells you',
      ],
    },
  },
  faq: [
    {
      question: 'What does it cost for a firm like ours?',
      answer:
        'The assessment is free. A roadmap or a pilot has a price of its own that depends on how many tasks and systems it touches, and you have it in writing before you order. If the expected saving in the first year doesn’t clearly exceed it, we advise against it.',
    },
    {
      question: 'We are not technical. Is that a problem?',
      answer:
        'No. You need to know your work and be able to say when a result is wrong. We do the connecting, and the daily use happens in the programs you know.',
    },
    {
      question: 'Which software does it work with?',
      answer:
        'With most common email, calendar, accounting, online store and CRM products, since they offer interfaces or exports. For older or very special programs we check before we quote.',
    },
    {
      question: 'Will it replace my staff?',
      answer:
        'In firms of this size it mostly replaces overtime, and the hire you couldn’t find. A task is rarely a whole job. If you do want to cut a position, tell us, because the plan and the way to talk about it are different.',
    },
    {
      question: 'Is our customers’ data safe?',
      answer:
        'We use business plans whose terms exclude training on your data, give each automation only the access it needs, and put on one page what goes where. If your industry has its own rules, such as health or law, we begin with those.',
    },
    {
      question: 'What if it doesn’t work?',
      answer:
        'Then the pilot ends on the date that was agreed. You keep the figures, and the next idea starts with better numbers.',
    },
  ],
  closing: {
    title: 'How many hours is it in your firm?',
    text: 'Answer eleven questions, in plain words, and see the hours and dollars task by task. No meeting needed.',
  },
});
