import type { FirmPromises } from '@/domain/firm/FirmFacts';
import { countOf } from '@/format/numbers';
import { servicePage } from './ServicePage';
import { sources } from './sources';

/** The landing page of the consulting services. */
export const consultingServices = servicePage({
  path: '/ai-consulting-services',
  name: 'AI Consulting Services',
  metadata: {
    title: 'AI Consulting Services, Priced per Deliverable',
    description:
      'AI consulting for firms of 5 to 500 people: readiness audit, opportunity map, vendor advice and a roadmap. You know each price in advance.',
  },
  hero: {
    title: 'Know what AI is worth to you before you buy any',
    lede: 'We look at how the work is really done, put hours and dollars on every idea, and hand you a plan that starts with what pays back first. You pay per deliverable, at a price you know before we start.',
  },
  picture: {
    title: 'What is worth doing, in which order',
    sample: 'sample: a 40-person distributor',
    phases: ['Start now', 'Next', 'Once data and trust are there', 'Wait or leave'],
    projects: (count: number) => countOf(count, 'project'),
    total: 'Expected in the first year',
    totalNote: 'before the cost of setup and tools',
    caption:
      'Made by the engine behind our free assessment from the written-down answers of an invented sample firm.',
  },
  philosophy: {
    title: 'Business-First Philosophy',
    lede: 'Tools come last. First we want to know what an hour of the work costs you and what a mistake costs you.',
    questions: [
      {
        title: 'What does this task cost today?',
        text: 'People times hours times salary. If nobody can say how many hours it takes, we sit beside the person who does it and count for a morning.',
      },
      {
        title: 'What happens when it goes wrong?',
        text: 'A typo in a newsletter is embarrassing. A typo in a bank account number is expensive. The answer decides how much checking stays with a person.',
      },
      {
        title: 'Is there something simpler?',
        text: 'Often a template, a setting in software you already pay for, or dropping the task altogether beats a model. We say so when it does.',
      },
      {
        title: 'Who will notice that it got better?',
        text: 'An hour that nobody misses is no saving. We name the person who gets it back and what they will do with it.',
      },
    ],
  },
  strategy: {
    title: 'Strategic Thinking',
    lede: 'A strategy for a firm of your size fits on two pages and says no more often than yes.',
    verdicts: [
      {
        title: 'Start now',
        text: 'The work is already on a screen, the data is at hand, and a mistake is caught before a customer sees it. Few ideas pass, and they pay for the rest.',
      },
      {
        title: 'Wait',
        text: 'Worth doing once something else is in place: a clean price list, a system that lets data out, a team that has seen the first project work.',
      },
      {
        title: 'Leave alone',
        text: 'Rare tasks, tasks that are mostly judgment, tasks where people pay you because a person does them. We write down why, so that the idea need not be argued again every quarter.',
      },
    ],
    link: { label: 'How we build an AI strategy', href: '/ai-consulting-services/ai-strategy-consulting' },
  },
  scale: {
    title: 'Scale With You',
    lede: 'The same arithmetic, with a different weak spot at each size.',
    sizes: [
      {
        title: 'Startups',
        people: 'up to about 20 people',
        hurts: 'Everyone does three jobs and nothing is written down.',
        first:
          'One task that eats founder time, set up with tools you can cancel monthly. No platform, no data project.',
        leave: 'Anything that hardens a process you will change by spring.',
      },
      {
        title: 'Growth-stage',
        people: 'about 20 to 200 people',
        hurts:
          'Work that was fine at fifty orders a day breaks at two hundred, and hiring is the only fix so far.',
        first:
          'The two or three hand-offs between departments where things wait longest: quote to order, order to invoice, ticket to answer.',
        leave: 'Replacing the core system. We work beside it first.',
      },
      {
        title: 'Enterprises',
        people: 'divisions and firms from 200 people up',
        hurts: 'Pilots everywhere, results nowhere, and nobody owns the list.',
        first:
          'One register of what is running, what it costs and who answers for it. Then stop what can’t show a number.',
        leave: 'A company-wide rollout before one department has measured a quarter of results.',
      },
    ],
    labels: { hurts: 'What usually hurts', first: 'What we do first', leave: 'What we leave out' },
  },
  generative: {
    title: 'Generative AI',
    text: [
      'Language models are good at first drafts, at sorting what comes in, and at finding a passage in a thousand pages. They are poor at arithmetic, at anything that must be right every time, and at admitting that they don’t know.',
      'We help you pick the drafts worth handing over, write the rules for checking them, and train the people who press send.',
    ],
    link: { label: 'Generative AI consulting', href: '/ai-consulting-services/generative-ai-consulting' },
  },
  smallBusiness: {
    title: 'Small Business',
    text: [
      'With twelve people you have no IT department, no spare quarter, and no patience for a slide deck. You need the invoices to file themselves and the phone to ring a little less.',
      'So we start from the tools you already use, run one pilot at a time, and stop it if the hours don’t come back.',
    ],
    link: {
      label: 'AI consulting for small businesses',
      href: '/ai-consulting-services/ai-consulting-for-small-businesses',
    },
  },
  data: {
    title: 'Infrastructure and Data',
    lede: 'You don’t need a data warehouse to begin. You need to know where things are and whether they can be trusted. This is what we check, and what is good enough for a first project.',
    columns: { check: 'We check', enough: 'Good enough to start', stop: 'A reason to wait' },
    checks: [
      {
        check: 'Access',
        enough: 'An export, an interface or a shared mailbox that a program may read.',
        stop: 'The only copy is on paper or in one person’s head.',
      },
      {
        check: 'Quality',
        enough: 'A spot check of 100 records finds errors that a person can fix in a day.',
        stop: 'The same customer exists four times and nobody knows which one pays.',
      },
      {
        check: 'History',
        enough: 'A few hundred finished cases to test against.',
        stop: 'The process started last month.',
      },
      {
        check: 'Permission',
        enough: 'You may use the data for this purpose, and your contracts say so.',
        stop: 'A client agreement forbids third-party processing. We sort that out first.',
      },
      {
        check: 'Safety',
        enough: 'Named accounts, backups that were restored once, no shared passwords.',
        stop: 'Everyone is an administrator.',
      },
    ],
  },
  management: {
    title: 'AI Management Consulting',
    text: 'A plan without an owner is a wish. We work with whoever runs the firm to give every step a name, a date and a measure, to bring the team along, and to keep the list honest afterward. If you would rather have someone in the chair, AI Leadership is the same work by subscription: a fractional AI officer.',
    link: { label: 'AI management consulting', href: '/ai-consulting-services/ai-management-consulting' },
  },
  ethics: {
    title: 'Ethical AI',
    lede: ({ keepsEthicsRules }: FirmPromises) =>
      `Six rules ${keepsEthicsRules ? 'that go into every agreement we sign' : 'to hold any AI project against, ours included'}. They follow the four functions of the NIST framework, govern, map, measure and manage, cut down to what a small firm can really keep.`,
    rules: [
      {
        title: 'A person decides about people',
        text: 'No model hires, fires, refuses credit or disciplines anyone. It may prepare the file.',
      },
      {
        title: 'Machines introduce themselves',
        text: 'Customers are told when they are talking to software, and can reach a person.',
      },
      {
        title: 'Your data trains nobody else’s model',
        text: 'We use providers and settings that exclude it, and we show you the clause.',
      },
      {
        title: 'As little data as the task needs',
        text: 'Names and account numbers are masked where the task works without them.',
      },
      {
        title: 'Tested on those it could treat unfairly',
        text: 'Before launch, and again when the data or the model changes.',
      },
      {
        title: 'There is an off switch',
        text: 'Every automation can be stopped by someone on your team, and the work can go on by hand.',
      },
    ],
    source: sources.nistRiskFramework,
  },
  results: {
    title: 'Results Over Reports',
    lede: 'The report exists so that you can check us. What counts is measured before we begin and again after, by the same person in the same way.',
    measures: [
      { title: 'Hours per case', text: 'Timed on real cases, not asked in a survey.' },
      { title: 'Cases returned', text: 'Wrong invoices, reopened tickets, corrected orders.' },
      { title: 'Waiting time', text: 'From the moment it arrives to the moment it is done.' },
      { title: 'Cost to run', text: 'Licenses, model usage and the minutes spent checking.' },
    ],
    caseTitle: 'The kind of math we mean',
    caseText: (attorneys: number, paralegals: number) =>
      `An illustrative law firm: ${attorneys} attorneys and ${paralegals} paralegals, the same work before and after.`,
    caseColumns: { measure: 'A week', before: 'Before', after: 'After', difference: 'Difference' },
    caseRows: { hours: 'Hours', cost: 'Cost' },
    link: { label: 'See the whole use case', href: '/#case-title' },
  },
  reasons: {
    title: 'Why Clients Choose Us',
    list: [
      {
        title: 'The arithmetic is on the page',
        text: 'Every figure comes with its formula and its inputs. Change the salary or the hours and the result changes in front of you.',
      },
      {
        title: 'The price comes first',
        text: 'A deliverable has one price. If it takes us longer than we thought, that is our problem.',
      },
      {
        title: 'We sell no licenses',
        text: 'No vendor pays us for a recommendation, so “you already own something that does this” is an answer you can get.',
      },
      {
        title: 'We plan to be unnecessary',
        text: 'Whatever we write or build is documented well enough for your own people, or another firm, to carry on.',
      },
    ],
  },
  deliverables: {
    title: 'What you can order',
    lede: 'Take one or several. Each stands on its own, and none obliges you to buy the next.',
    list: [
      {
        name: 'Readiness audit',
        text: 'Five areas, thirteen questions, then interviews and a look at the systems. Ends with what is ready, what is not, and the cheapest fix for each gap.',
        form: 'Scored report, 60-minute review',
        time: '1 to 2 weeks',
      },
      {
        name: 'Opportunity map',
        text: 'Up to forty tasks with hours, cost, realistic share to automate, effort and order.',
        form: 'Spreadsheet with formulas, 10-page summary',
        time: '2 to 3 weeks',
      },
      {
        name: 'Vendor and build-or-buy advice',
        text: 'Two or three products tried on your own cases, with total cost over three years and the way out.',
        form: 'Comparison with test results, recommendation',
        time: '2 to 3 weeks',
      },
      {
        name: 'Use policy and training',
        text: 'What may go into which tool, who checks what, and a half-day session on real work.',
        form: 'Four-page policy, workshop, exercises',
        time: '2 weeks',
      },
      {
        name: 'Roadmap',
        text: 'Twelve months of steps with owners, dates, budgets and stop conditions.',
        form: 'Plan your team can run without us',
        time: '2 to 4 weeks',
      },
      {
        name: 'Pilot plan',
        text: 'One idea made ready to build: cases, tests, success measure, fixed-price offer.',
        form: 'Specification and test set',
        time: '1 to 2 weeks',
      },
    ],
  },
  terms: {
    bring: [
      'One person who may decide, about two hours a week',
      'An hour each with the people who do the work',
      'Read-only access or sample exports from the systems in question',
      'Salary bands, so that hours can become dollars',
    ],
    keep: [
      'Every document and spreadsheet, in formats you can edit',
      'The formulas behind every number',
      'Interview notes, with the consent of those who gave them',
      'The right to hand all of it to anyone else',
    ],
  },
  risks: [
    {
      risk: 'The numbers look better on paper than they turn out.',
      answer:
        'We state a cautious, an expected and an ambitious figure, plan with the cautious one, and never expect more than 70% of any task to be taken over.',
    },
    {
      risk: 'The team thinks this is about cutting jobs and keeps quiet.',
      answer:
        'We ask the owner to say what the freed hours are for before the first interview. If the honest answer is layoffs, we say that the estimates will be unreliable.',
    },
    {
      risk: 'The plan ends up in a drawer.',
      answer:
        'Every roadmap starts with a step small enough to finish in thirty days, and names who does it.',
    },
    {
      risk: 'The technology moves while you read the report.',
      answer:
        'We describe tasks, checks and measures, which age slowly, and keep product names in an appendix, which doesn’t.',
    },
  ],
  faq: [
    {
      question: 'What does AI consulting cost?',
      answer:
        'Each deliverable has its own fixed price, which we quote in writing after a 30-minute call. Size matters more than industry: three interviews and two systems cost less than twelve and six. The AI Opportunity Assessment on this site is free and is often enough to decide whether to spend anything at all.',
    },
    {
      question: 'Are we too small for this?',
      answer:
        'If a task takes less than about two hours a week, it is rarely worth a project, whatever the size of the firm. With five people there are usually one or two tasks above that line. The free assessment shows you which.',
    },
    {
      question: 'Do we have to give you access to our data?',
      answer:
        'For an opportunity map, no: hours, headcount and salaries are enough. For tool tests we work with a sample that you choose and may mask first, under a confidentiality agreement, and delete it when the work is done.',
    },
    {
      question: 'Will you also build what you recommend?',
      answer:
        'Only if you ask. Development is a separate order at a flat rate, and the plan is written so that another firm could bid on it. Some ideas need no building at all, only a setting or a subscription.',
    },
    {
      question: 'What if the honest answer is “don’t”?',
      answer:
        'Then that is the deliverable, with the reasons. It is cheaper than a failed project, and we would rather be asked again in a year.',
    },
    {
      question: 'How is the free assessment different from the audit?',
      answer:
        'The assessment is eleven questions that you answer yourself; our engine does the math. The paid audit adds interviews, a look at your systems, and someone who disagrees with you where needed.',
    },
  ],
  closing: {
    title: 'Start with your own numbers, free',
    text: 'Eleven questions about your departments and tasks, and you see what they cost and what could come back. If the number is small, you have saved yourself a consultant.',
  },
});
