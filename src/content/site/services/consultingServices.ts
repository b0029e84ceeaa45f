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
  sections: [
    { id: 'business-first', label: 'Philosophy' },
    { id: 'strategic-thinking', label: 'Strategy' },
    { id: 'scale-with-you', label: 'Scale' },
    { id: 'generative-ai', label: 'Generative AI' },
    { id: 'small-business', label: 'Small business' },
    { id: 'infrastructure-and-data', label: 'Data' },
    { id: 'ai-management-consulting', label: 'Management' },
    { id: 'ethical-ai', label: 'Ethics' },
    { id: 'results', label: 'Results' },
    { id: 'why-us', label: 'Why us' },
    { id: 'deliverables', label: 'Orders' },
  ],
  picture: {
    title: 'What is worth doing, in which order',
    sample: 'sample: a 40-person distributor',
    phases: ['Start now', 'Next', 'Once data and trust are there', 'Wait or leave'],
    projects: (count: number) => countOf(count, 'project'),
    total: 'Expected in the first year',
    totalNote: 'before the cost of setup and tools',
    caption: 'Made by the engine behind our free assessment from the answers of an invented sample firm.',
  },
  philosophy: {
    title: 'Business-First Philosophy',
    lede: 'Tools come last. First we ask four questions about the work.',
    questions: [
      {
        title: 'What does this task cost today?',
        text: 'People times hours times salary. If nobody knows the hours, we sit down and count.',
      },
      {
        title: 'What happens when it goes wrong?',
        text: 'A typo in a newsletter is embarrassing. One in a bank account number is expensive.',
      },
      {
        title: 'Is there something simpler?',
        text: 'Often a setting in software you already pay for beats a model. We say so when it does.',
      },
      {
        title: 'Who will notice that it got better?',
        text: 'An hour that nobody misses is no saving.',
      },
    ],
  },
  strategy: {
    title: 'Strategic Thinking',
    lede: 'A strategy for a firm of your size fits on two pages and says no more often than yes.',
    verdicts: [
      {
        title: 'Start now',
        text: 'The data is at hand, and a mistake is caught before a customer sees it. Few ideas pass, and they pay for the rest.',
      },
      {
        title: 'Wait',
        text: 'Worth doing once something else is in place: a clean price list, a first project that worked.',
      },
      {
        title: 'Leave alone',
        text: 'Rare tasks, and tasks your customers pay you to do in person.',
      },
    ],
    link: { label: 'How we build an AI strategy', href: '/ai-consulting-services/ai-strategy-consulting' },
  },
  scale: {
    title: 'Scale With You',
    lede: 'The math is the same. Each size has its own weak spot.',
    sizes: [
      {
        title: 'Startups',
        people: 'up to about 20 people',
        text: 'Everyone does three jobs and nothing is written down. We start with one task that eats founder time, and tools you can cancel monthly.',
      },
      {
        title: 'Growth-stage',
        people: 'about 20 to 200 people',
        text: 'What was fine at fifty orders a day breaks at two hundred. We start with the hand-offs where things wait longest.',
      },
      {
        title: 'Enterprises',
        people: 'divisions and firms from 200 people up',
        text: 'Pilots everywhere, results nowhere. We start with one list of what is running, what it costs and who owns it.',
      },
    ],
  },
  generative: {
    title: 'Generative AI',
    text: 'Language models are good at first drafts, and poor at anything that must be right every time. We help you pick the drafts worth handing over, and write the rules for checking them.',
    link: { label: 'Generative AI consulting', href: '/ai-consulting-services/generative-ai-consulting' },
  },
  smallBusiness: {
    title: 'Small Business',
    text: 'With twelve people you have no IT department and no spare quarter. So we start from the tools you already use, and stop a pilot if the hours don’t come back.',
    link: {
      label: 'AI consulting for small businesses',
      href: '/ai-consulting-services/ai-consulting-for-small-businesses',
    },
  },
  data: {
    title: 'Infrastructure and Data',
    lede: 'You don’t need a data warehouse to begin. This is what is good enough for a first project.',
    columns: { check: 'We check', enough: 'Enough to start', stop: 'Reason to wait' },
    checks: [
      {
        check: 'Access',
        enough: 'You can export the data to a file.',
        stop: 'The only copy is in one person’s head.',
      },
      {
        check: 'Quality',
        enough: 'Among 100 records, no more errors than one person can fix in a day.',
        stop: 'The same customer exists four times.',
      },
      {
        check: 'Permission',
        enough: 'Your contracts allow this use.',
        stop: 'A client agreement forbids third parties.',
      },
    ],
  },
  management: {
    title: 'AI Management Consulting',
    text: 'A plan without an owner is a wish. We give every step a name, a date and a measure. AI Leadership is the same by subscription: a fractional AI officer.',
    link: { label: 'AI management consulting', href: '/ai-consulting-services/ai-management-consulting' },
  },
  ethics: {
    title: 'Ethical AI',
    lede: ({ keepsEthicsRules }: FirmPromises) =>
      `Six rules ${keepsEthicsRules ? 'that go into every agreement we sign' : 'to hold any AI project against, ours included'}, after the NIST framework.`,
    rules: [
      'No model hires, fires, refuses credit or disciplines anyone.',
      'Customers know when it is software, and can reach a person.',
      'Your data trains nobody else’s model. We show you the clause.',
      'Names are masked where the task works without them.',
      'We test it on the people it could treat unfairly, before launch and after each change.',
      'Your team can switch it off and do the work by hand.',
    ],
    source: sources.nistRiskFramework,
  },
  results: {
    title: 'Results Over Reports',
    lede: 'We measure before we begin and again after: hours per case, cases returned, waiting time and running cost. The same person counts the same way both times.',
    caseTitle: 'An example of the math',
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
        text: 'Change an input, and the result changes in front of you.',
      },
      {
        title: 'The price comes first',
        text: 'If a deliverable takes us longer, that is our problem.',
      },
      {
        title: 'We sell no licenses',
        text: 'So “you already own something that does this” is an answer you can get.',
      },
      {
        title: 'You can continue without us',
        text: 'Your own people, or another firm, can carry on.',
      },
    ],
  },
  deliverables: {
    title: 'What you can order',
    lede: 'Order any of them. None commits you to the next.',
    columns: { name: 'Deliverable', form: 'You get' },
    list: [
      {
        name: 'Readiness audit',
        form: 'A scored report with a fix for each gap, and a conversation about it',
      },
      {
        name: 'Opportunity map',
        form: 'Up to forty tasks with hours and cost, as a spreadsheet with formulas',
      },
      {
        name: 'Vendor and build-or-buy advice',
        form: 'Two or three products, tried on your own cases',
      },
      {
        name: 'Use policy and training',
        form: 'A four-page policy, and training on real work',
      },
      {
        name: 'Roadmap',
        form: 'Steps with owners, dates and budgets',
      },
      {
        name: 'Pilot plan',
        form: 'One idea ready to build: cases, tests and a quote at a flat rate',
      },
    ],
  },
  terms: {
    bring: [
      'Regular time from one person who can decide',
      'Interviews with the people who do the work',
      'Salary bands, so that hours can become dollars',
    ],
    keep: [
      'Every document and spreadsheet, in formats you can edit',
      'The formulas behind every number',
      'The right to hand all of it to anyone else',
    ],
  },
  faq: [
    {
      question: 'What does AI consulting cost?',
      answer:
        'Each deliverable has a price of its own, which we quote in writing after a 30-minute call. Size matters more than industry: three interviews and two systems cost less than twelve and six. The AI Opportunity Assessment on this site is free and is often enough to decide whether to spend anything at all.',
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
      question: 'What if the results fall short of the numbers?',
      answer:
        'We state a low, an expected and a high estimate, check the plan against the low one, and never expect software to take over more than 70% of any task.',
    },
    {
      question: 'What if the honest answer is “don’t”?',
      answer: 'Then that is what you get, with the reasons. It costs less than a failed project.',
    },
  ],
  closing: {
    title: 'Start with your own numbers, free',
    text: 'Eleven questions about your departments and tasks, and you see what they cost and what could come back. If the number is small, you have saved yourself a consultant.',
  },
});
