import type { FirmPromises } from '@/domain/firm/FirmFacts';
import { countOf } from '@/format/numbers';
import { servicePage } from './ServicePage';

/** Describes the minimum term of a subscription. */
const monthToMonth = (months: number) =>
  months > 0 ? `runs month to month after the first ${countOf(months, 'month')}` : 'runs month to month';

/** A bar of the roadmap illustration; months are counted from 1. */
interface RoadmapRow {
  title: string;
  owner: string;
  start: number;
  end: number;
  kind: 'prepare' | 'pilot' | 'people' | 'build' | 'report';
  /** Month at whose end the project continues or stops. */
  decision?: number;
}

const roadmapRows: readonly RoadmapRow[] = [
  { title: 'Tech-stack audit', owner: 'Office manager', start: 1, end: 1, kind: 'prepare' },
  {
    title: 'Pilot: supplier invoices',
    owner: 'Controller',
    start: 2,
    end: 3,
    kind: 'pilot',
    decision: 3,
  },
  { title: 'Train finance and purchasing', owner: 'HR lead', start: 3, end: 4, kind: 'people' },
  { title: 'Connect to accounting', owner: 'IT partner', start: 4, end: 5, kind: 'build' },
  {
    title: 'Pilot: quotes by email',
    owner: 'Sales manager',
    start: 4,
    end: 6,
    kind: 'pilot',
    decision: 6,
  },
  {
    title: 'Monthly figures to the owners',
    owner: 'General manager',
    start: 1,
    end: 6,
    kind: 'report',
  },
];

/** AI management consulting: carrying the plan out, with names, dates and measures. */
export const managementConsulting = servicePage({
  path: '/ai-consulting-services/ai-management-consulting',
  name: 'AI Management Consulting',
  metadata: {
    title: 'AI Management Consulting',
    description:
      'From AI strategy to execution: change management, tech-stack audit, workflow automation, ROI modeling and a roadmap with names and dates.',
  },
  hero: {
    title: 'A plan with names and dates on it',
    lede: 'AI plans fail after the meeting, not in it. We help the people who run the firm to connect strategy with Monday morning: who does what, by when, measured how, and what stops if it doesn’t work.',
  },
  sections: [
    { id: 'alignment', label: 'Alignment' },
    { id: 'change-management', label: 'Change management' },
    { id: 'systems', label: 'Systems' },
    { id: 'roi-modeling', label: 'ROI modeling' },
    { id: 'roadmaps-and-pilots', label: 'Roadmaps and pilots' },
    { id: 'ai-leadership', label: 'AI Leadership' },
  ],
  picture: {
    title: 'Two quarters on one page',
    caption:
      'An invented example. Each bar has one owner by role; the marks are the meetings in which to go on or stop.',
    month: 'Month',
    monthCount: 6,
    owner: 'Owner',
    months: (start: number, end: number) => (start === end ? `Month ${start}` : `Months ${start} to ${end}`),
    decision: 'Go or stop',
    rows: roadmapRows,
    kinds: {
      prepare: 'Audit',
      pilot: 'Pilot',
      people: 'People',
      build: 'Build',
      report: 'Report',
    },
  },
  alignment: {
    title: 'Alignment of strategy and execution',
    lede: 'We trace each goal down to a task on somebody’s desk. Where the line breaks, the goal is a slogan or the task is a hobby.',
    columns: {
      goal: 'The goal',
      means: 'What must change',
      task: 'The task',
      owner: 'Owner',
      measure: 'Measured by',
    },
    rows: [
      {
        goal: 'Grow 15% without hiring',
        means: 'Quotes leave the same day',
        task: 'Draft quotes from email requests',
        owner: 'Sales manager',
        measure: 'Hours from request to quote',
      },
      {
        goal: 'Close the books by day five',
        means: 'Invoices are matched as they arrive',
        task: 'Match invoices to orders',
        owner: 'Controller',
        measure: 'Open items on day one',
      },
      {
        goal: 'Keep know-how when people retire',
        means: 'Answers are written where others find them',
        task: 'Record and index expert answers',
        owner: 'Operations lead',
        measure: 'Questions that still need the expert',
      },
    ],
    note: 'Invented examples of goals; yours come from the first session.',
  },
  people: {
    title: 'Change management',
    lede: 'People don’t resist software. They resist losing standing, being measured in secret, and finding out last.',
    moments: [
      {
        when: 'Before',
        title: 'Say what the hours are for',
        text: 'The owner tells everybody, in person, what freed time will be used for, and what will not happen. If jobs are at stake, that is said too.',
      },
      {
        when: 'During',
        title: 'Let the skeptics test',
        text: 'Those who know the work grade the results. They can stop a pilot, and everyone knows that they can.',
      },
      {
        when: 'After',
        title: 'Change the job on paper',
        text: 'New tasks, new targets, a new line in the job description. Otherwise the old way returns by summer.',
      },
      {
        when: 'Always',
        title: 'One place for questions',
        text: 'A named person with two hours a week who answers, collects what goes wrong and is thanked for it.',
      },
    ],
  },
  systems: {
    title: 'What we look at in your systems',
    parts: [
      {
        title: 'Tech-stack audit',
        text: 'Every program you pay for: who uses it, what it costs, what it could do that you don’t use, and how data gets in and out. Often some licenses can go before anything new is bought.',
      },
      {
        title: 'Workflow automation',
        text: 'The path of one case from arrival to done, with every retyping and every wait. We remove steps first and automate what is left.',
      },
      {
        title: 'System integration',
        text: 'Which systems must talk to each other, in which direction, and what happens when one is down. Written so that an IT partner can quote on it.',
      },
    ],
    links: {
      integration: { label: 'AI integration services', href: '/ai-integration-services' },
      development: {
        label: 'AI software development',
        href: '/ai-development-services/ai-software-development-services',
      },
    },
  },
  roi: {
    title: 'ROI modeling',
    lede: 'The same sheet for every project, filled in before the start and again as it runs. No project is compared by enthusiasm.',
    columns: { line: 'Line', question: 'What goes in', trap: 'The usual mistake' },
    lines: [
      {
        line: 'Hours freed',
        question: 'Counted on real cases, low estimate',
        trap: 'Counting hours that are not used for anything',
      },
      {
        line: 'Errors avoided',
        question: 'Cases returned, times what one costs',
        trap: 'Assuming that errors go to zero',
      },
      {
        line: 'One-time cost',
        question: 'Build, data cleanup, training, your own people’s time',
        trap: 'Leaving out your own people',
      },
      {
        line: 'Running cost',
        question: 'Licenses, model usage, checking, upkeep',
        trap: 'Using the price of the test month',
      },
      {
        line: 'Payback',
        question: 'Months until it pays for itself, low estimate',
        trap: 'Showing only the expected case',
      },
    ],
  },
  roadmap: {
    title: 'Executive roadmaps and pilots',
    text: [
      'Executive roadmaps fit on one page, because that is what gets read. Behind each line is a sheet with the owner, the budget, the measure, what it depends on and the date on which it may be stopped.',
      'Pilots are small on purpose: one task, one team, a date for the end, old and new way side by side. A pilot that can’t fail can’t teach anything, so the number that would end it is agreed before it begins.',
    ],
    rules: [
      'One owner per line, by name',
      'No more than three changes at a time',
      'A go-or-stop meeting for every pilot',
      'A regular page of figures, good or bad',
    ],
  },
  leadership: {
    title: 'AI Leadership: the same work by subscription',
    lede: 'A fractional AI officer is a senior person who sits in your management meeting and answers for results.',
    month: [
      { when: 'First', title: 'Figures', text: 'What ran, what it saved, what it cost, what broke.' },
      {
        when: 'Then',
        title: 'Projects',
        text: 'A conversation with each owner. Obstacles are removed or escalated.',
      },
      { when: 'Next', title: 'People and policy', text: 'Coaching, new uses, questions, incidents.' },
      { when: 'Last', title: 'Decisions', text: 'Management meeting: go, stop, next.' },
    ],
    note: ({ subscriptionMonths }: FirmPromises) =>
      subscriptionMonths === null
        ? 'Subscription-based.'
        : `Subscription-based; it ${monthToMonth(subscriptionMonths)}.`,
  },
  faq: [
    {
      question: 'What is a fractional AI officer?',
      answer:
        'Someone with the experience of a head of AI, for part of their time. Useful when the topic needs a senior owner and a salary for one isn’t justified. The work is subscription-based.',
    },
    {
      question: 'We have a strategy already. Do you start over?',
      answer:
        'No. We check whether each line has an owner, a measure and a stop date, and whether the first three can really be done at the same time. Then we carry it out with you.',
    },
    {
      question: 'How do you deal with employees who are afraid for their jobs?',
      answer:
        'By having the owner say what will happen before we show up, by letting those employees grade the results, and by not pretending. Where a job will change a lot, the person hears it first and privately.',
    },
    {
      question: 'What do you need from IT?',
      answer:
        'If you have IT staff or an outside partner, two meetings and a list of systems with their interfaces. If you have neither, the audit includes finding someone who will look after what gets built.',
    },
    {
      question: 'How soon do we see results?',
      answer:
        'A first pilot shows hours as soon as it runs beside the old way. Whether it changes the year’s figures you see later, because people need time to work differently.',
    },
    {
      question: 'How do we end it?',
      answer: ({ subscriptionMonths }) =>
        `Deliverables end when delivered. During a subscription a handover list is kept up to date.${
          subscriptionMonths === null ? '' : ` It ${monthToMonth(subscriptionMonths)}.`
        }`,
    },
  ],
  closing: {
    title: 'Find out what belongs on the page',
    text: 'The free assessment gives you a first list of projects in phases. Put names next to the first three, and you have begun.',
  },
});
