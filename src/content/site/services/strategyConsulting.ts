import {
  annualTaskCostUsd,
  occurrencesPerYear,
  workingHoursPerYear,
  type TaskEffort,
} from '@/domain/analysis/costFormula';
import { countOf, formatCount, formatUsd } from '@/format/numbers';
import { servicePage } from './ServicePage';
import { sources } from './sources';

const occurrences = {
  Day: `${occurrencesPerYear.Day} days`,
  Week: `${occurrencesPerYear.Week} weeks`,
  Month: `${occurrencesPerYear.Month} months`,
} as const;

/** AI strategy consulting: choosing what to do, in which order, and what to leave. */
export const strategyConsulting = servicePage({
  path: '/ai-consulting-services/ai-strategy-consulting',
  name: 'AI Strategy Consulting',
  metadata: {
    title: 'AI Strategy Consulting for SMBs',
    description:
      'An AI strategy you can check line by line: every idea with its hours, dollars, effort and order, and what not to do. Priced per deliverable.',
  },
  hero: {
    title: 'An AI strategy you can defend line by line',
    lede: 'To your partners, your bank and your most skeptical department head. Every idea gets a value, an effort and a place in the order, and every number shows where it comes from.',
  },
  sections: [
    { id: 'arithmetic', label: 'Arithmetic' },
    { id: 'decisions', label: 'Decisions' },
    { id: 'method', label: 'Method' },
    { id: 'deliverables', label: 'What you get' },
    { id: 'fit', label: 'Fit' },
  ],
  picture: {
    title: 'Opportunity map',
    sample: 'sample: a 40-person distributor',
    value: 'Dollars a year, expected',
    effort: { Low: 'Low effort', Medium: 'Medium', High: 'High' },
    phases: {
      1: 'Phase 1, start now',
      2: 'Phase 2, next',
      3: 'Phase 3, later',
      4: 'Phase 4, wait',
    },
    caption:
      'Drawn by our engine from an invented sample firm. Higher is worth more a year; the three bands, from left to right, take more effort. Within a band the tasks stand side by side only to be told apart.',
  },
  decides: {
    title: 'What a strategy has to decide',
    lede: 'If yours answers these five questions, you don’t need us. If it doesn’t, it isn’t a strategy yet, whatever the title says.',
    questions: [
      {
        title: 'Which work, exactly?',
        text: 'Named tasks done by named roles, not “customer experience”. “Entering emailed orders, six people, two hours a day” is something you can price.',
      },
      {
        title: 'What is it worth, and how sure are we?',
        text: 'A range, with the assumption that moves it most. If the range includes a loss, that is said in the first paragraph.',
      },
      {
        title: 'Buy, build or leave?',
        text: 'Buy where your process is like everyone’s. Build where the way you do it is why customers come. Leave the rest.',
      },
      {
        title: 'In which order?',
        text: 'A firm of forty can carry two or three changes at a time. The order follows payback, but also who has to learn what, and what must be fixed first.',
      },
      {
        title: 'When do we stop?',
        text: 'Each project has a date and a number. If the number isn’t there on the date, it ends, and the budget goes to the next in line.',
      },
    ],
  },
  method: {
    title: 'From goals to a decision',
    lede: 'Four steps. You are needed at the first and the last, your people in between.',
    steps: [
      {
        when: 'First',
        title: 'Goals and money',
        text: 'A session with the owners: where the firm should go, what it may cost, what is off limits. We read your figures beforehand.',
      },
      {
        when: 'Then',
        title: 'The work as it is',
        text: 'Interviews with six to ten people who do it. We list tasks with hours, tools, data and the mistakes that happen, and read it back to them.',
      },
      {
        when: 'Next',
        title: 'The map',
        text: 'Every task gets a value, an effort and a verdict. You get the spreadsheet before the meeting, so that you can argue with it.',
      },
      {
        when: 'Last',
        title: 'The decision',
        text: 'A meeting in which you choose. We leave with a signed list: what starts now, what waits for what, and what is off the table.',
      },
    ],
  },
  sum: {
    title: 'Where a number comes from',
    lede: 'Take dot number 1 on the map above. Anyone with a calculator can repeat it, and anyone who disagrees can say with which factor.',
    labels: {
      effort: 'Hours a year today',
      cost: 'Cost a year today',
      share: 'Realistic share to automate',
      result: 'Expected in the first year',
      range: 'Low to high estimate',
    },
    sums: {
      effort: ({ teamSize, hours, frequency }: TaskEffort) =>
        `${teamSize} people × ${hours} hours × ${occurrences[frequency]}`,
      cost: (annualHours: number, { salary }: TaskEffort) =>
        `${formatCount(annualHours)} hours × ${formatUsd(salary)} salary ÷ ${formatCount(workingHoursPerYear)} hours`,
      share: (cautious: number, ambitious: number) =>
        `low estimate ${Math.round(cautious * 100)}%, high estimate ${Math.round(ambitious * 100)}%`,
      result: (task: TaskEffort, percent: number) => `${formatUsd(annualTaskCostUsd(task))} × ${percent}%`,
      range: 'the cost of setup and tools comes off this',
    },
    why: 'Why not more? The share starts from what today’s software can do with that kind of work at all. Points come off for loose input, cases that differ, paper, missing data, and a team that is new to this. We never expect more than 70% of any task.',
    caution:
      'People overrate models on the tasks just beyond their reach. In a trial with 758 consultants, those using a model finished about 25% faster on suitable tasks, and were 19 percentage points less likely to be right on one that only looked suitable. A strategy has to know the difference.',
    source: sources.jaggedFrontier,
  },
  deliverables: {
    title: 'What is on the table at the end',
    list: [
      {
        name: 'Opportunity map',
        text: 'Up to forty tasks with hours, cost, share, effort and order.',
        form: 'Spreadsheet with live formulas',
      },
      {
        name: 'Decision paper',
        text: 'What you do, what you don’t, and why, for people who were not in the room.',
        form: 'Two pages',
      },
      {
        name: 'First project brief',
        text: 'Scope, test cases, measure and stop date for the project that goes first.',
        form: 'Four pages, ready to put out for bids',
      },
      {
        name: 'Data and tools to-do list',
        text: 'What must be fixed before which step, with the cheapest way to fix it.',
        form: 'List with owners',
      },
    ],
  },
  fit: {
    title: 'Is this what you need?',
    yes: {
      title: 'A strategy helps when',
      list: [
        'you have more ideas than budget, and each has a champion',
        'departments have begun buying tools on their own',
        'an investor, a bank or a large client asks for your plan',
        'one failed pilot has made everybody careful',
      ],
    },
    no: {
      title: 'Save your money when',
      list: [
        'you already know the one task that hurts: order a pilot plan instead',
        'you are about to replace your core system: do that first',
        'nobody will have time for it in the next months',
        'you need a document to please someone and not to decide',
      ],
    },
  },
  faq: [
    {
      question: 'How is this different from the free assessment?',
      answer:
        'The assessment works with what one person knows about the firm, in one sitting. The strategy adds the people who do the work, a look at the systems, and a meeting in which you decide. Bring your assessment to the first session: it saves time.',
    },
    {
      question: 'Do we need an AI strategy at all?',
      answer:
        'You need to know what to do first and what not to do. For a firm of ten that may be half a page. If the free assessment already makes the first step obvious, take it, and come back when there are competing second steps.',
    },
    {
      question: 'Who should be in the room?',
      answer:
        'Whoever can spend the money, whoever runs operations, and at least one person who thinks this is nonsense. The last one finds the mistakes.',
    },
    {
      question: 'Which tools will you recommend?',
      answer:
        'Whatever passes the test on your own cases at the lowest total cost. We take no commissions. Often the first answer is a feature of the accounting or email software that is already paid for.',
    },
    {
      question: 'Can you work with our board or investors?',
      answer:
        'Yes. The decision paper is written for readers who were not there, and we can present it. The figures come with their ranges, so nobody has to promise a single number.',
    },
    {
      question: 'What happens after the decision?',
      answer: ({ followUpCalls }) =>
        `You run the first project with your own people, with any builder you like, or with us at a flat rate.${
          followUpCalls
            ? ` Included: ${countOf(followUpCalls, 'follow-up call')} to compare what happened with what the map said.`
            : ''
        }`,
    },
  ],
  closing: {
    title: 'Draw the first version yourself',
    text: 'The free assessment places your own tasks on the same map. Bring it to a call and we will tell you which dots we don’t believe.',
  },
});
