/** Copy of the landing page. */
export const landing = {
  title: 'The AI Consulting Firm Built for SMBs',
  description:
    'Free AI opportunity assessment for small and mid-sized firms: which hours software could take over, what they cost today, what to do first.',
  lede: 'Which hours of your week could software take over, what do they cost you today, and what should come first? You get the answer in dollars, with the arithmetic shown.',
} as const;

/** Beside the sample report. */
export const sampleBand = {
  heading: 'One task is a start. The report adds up all of them',
  lede: 'The free assessment asks for the work of every department you choose, and counts each task the same way: people, hours, salary, and the part that software can take over.',
  text: 'Then it weighs what each project costs against what it gives back, and says what to do first, what can wait, and what to leave alone.',
} as const;

/** Head of the service cards; each card has the action. */
export const servicesHead = {
  heading: 'Three ways to work with us',
  lede: 'Pay for a deliverable, a build, or a seat at your table. You know the price before we start.',
  action: 'Learn More',
} as const;

export const serviceLines = ['consulting', 'development', 'leadership'] as const;

export type ServiceLine = (typeof serviceLines)[number];

export interface ServiceCardContent {
  title: string;
  description: string;
  /** Exactly four. */
  features: readonly string[];
  badges: readonly string[];
  pricing: string;
  href: string;
}

export const serviceTiersId = 'service-tiers';

export const serviceCards: Readonly<Record<ServiceLine, ServiceCardContent>> = {
  consulting: {
    title: 'AI Consulting',
    description:
      'We look at how the work is really done, put a price on every idea, and hand you a plan your own people can follow.',
    features: [
      'Readiness audit across five areas',
      'Opportunity map with hours and dollars',
      'Build, buy or leave it: advice per tool',
      'Roadmap in four phases, easiest first',
    ],
    badges: ['Strategy', 'Generative AI', 'Small business'],
    pricing: 'Priced per deliverable',
    href: '/ai-consulting-services',
  },
  development: {
    title: 'AI Development',
    description:
      'Working software inside the systems you already use, tested on your own cases and owned by you.',
    features: [
      'Assistants and chatbots',
      'Reading invoices, orders, forms',
      'Workflows across your tools',
      'Handover, training, source code',
    ],
    badges: ['Software', 'Chatbots'],
    pricing: 'Flat rate',
    href: '/ai-development-services',
  },
  leadership: {
    title: 'AI Leadership',
    description:
      'A fractional AI officer: someone senior who answers for results, without the salary of a full-time one.',
    features: [
      'Priorities, and what can wait',
      'Rules for safe use of AI',
      'Coaching for your team leads',
      'Hours saved, reported to owners',
    ],
    badges: ['Fractional', 'Hands-on'],
    pricing: 'Subscription',
    href: `#${serviceTiersId}`,
  },
};

/** Beside a figure of the sample, calculated step by step. */
export const shownArithmetic = {
  heading: 'You can check our math with a pocket calculator',
  lede: 'You enter people, hours and salaries. A fixed formula does the rest, and every line of your report shows it. No language model makes up a number.',
  text: 'The share that software can take over follows from the task: how orderly its input is, how much one case differs from the next, how much judgment a good result takes. It comes as a range, from low to high estimate, and it starts low for firms that are new to this.',
} as const;

export const tiersHead = {
  heading: 'Start free. Add people when it pays.',
  lede: 'Begin with Lite: it shows whether there is anything to talk about.',
} as const;

export interface TierContent {
  name: string;
  /** Label beside the name, such as 'Most Popular'. */
  badge?: string;
  price: string;
  description: string;
  features: readonly string[];
}

export const tiers: { lite: TierContent; pro: TierContent } = {
  lite: {
    name: 'Lite',
    badge: 'Most Popular',
    price: 'Free',
    description: 'Find out what is worth doing, and keep the plan, whoever builds it.',
    features: [
      'AI Opportunity Assessment: eleven questions, your own figures',
      'AI readiness audit: thirteen questions, a score in five areas',
      'Up to three analyses, kept in your account',
      'No card and no call needed',
    ],
  },
  pro: {
    name: 'Pro',
    price: 'Quoted after a 30-minute call',
    description: 'We run it with you: check the figures, build, measure, improve.',
    features: [
      'Everything in Lite',
      'Your figures checked with the people who do the work',
      'Builds at a flat rate, agreed before they start',
      'A fractional AI officer and a count of the hours saved',
    ],
  },
};

export const landingClosing = 'Eleven questions, and a number you can check';

/** Topics of the assessment, in order. */
export const assessmentTopics = [
  'A name for the analysis',
  'Your industry',
  'Goals for the next 12 months',
  'Departments',
  'Tasks, people, hours, salaries',
  'Bottlenecks',
  'Data you already have',
  'AI you already use',
  'Customer insights',
  'New revenue',
  'Anything else',
] as const;
