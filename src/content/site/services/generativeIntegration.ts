import { servicePage } from './ServicePage';
import { sources } from './sources';

/** Generative AI integration: a language model inside existing systems, with narrow rights. */
export const generativeIntegration = servicePage({
  path: '/ai-integration-services/generative-ai-integration-services',
  name: 'Generative AI Integration',
  metadata: {
    title: 'Generative AI Integration Services',
    description:
      'Bring a language model into your email, CRM and documents with narrow rights: what it may read, draft and never touch, set system by system.',
  },
  hero: {
    title: 'Put a model to work without handing it the keys',
    lede: 'You sign one sheet that says, system by system, what the model may read, what it may draft and what it never touches. Then it goes to work in the programs your team uses all day.',
  },
  sections: [
    { id: 'journey', label: 'One email' },
    { id: 'places', label: 'Places' },
    { id: 'foreign-text', label: 'Outside text' },
    { id: 'built-in-or-own', label: 'Built-in or own' },
  ],
  picture: {
    title: 'Permission sheet',
    caption:
      'An example for an invented firm. Yours is filled in at the start and is enforced by accounts and rights, not by instructions.',
    system: 'System',
    rights: ['Read', 'Draft', 'Ask first', 'Act alone'],
    granted: 'allowed',
    denied: 'not allowed',
    rows: [
      { system: 'Shared mailbox', note: 'orders@ and service@ only', granted: [true, true, true, false] },
      { system: 'CRM', note: 'own customers of the person asking', granted: [true, true, true, false] },
      { system: 'Calendar', note: 'free and busy, no titles', granted: [true, true, true, true] },
      { system: 'Accounting', note: 'open items, no bank details', granted: [true, true, false, false] },
      {
        system: 'Project files',
        note: 'with the rights of the person asking',
        granted: [true, true, false, false],
      },
      { system: 'Payroll and HR files', note: 'no account exists', granted: [false, false, false, false] },
    ],
  },
  places: {
    title: 'Where it shows up',
    lede: 'In the window that is already open. If people have to go somewhere else, they won’t.',
    list: [
      {
        title: 'In the mailbox',
        text: 'A draft reply is waiting under the customer’s message, with order and history looked up. One click to edit, one to send.',
      },
      {
        title: 'In the CRM',
        text: 'After a call, the note is proposed as fields: next step, date, amount. The salesperson corrects two words and saves.',
      },
      {
        title: 'In documents',
        text: 'Proposals and reports start from your template, filled with current facts. Gaps are marked yellow, not filled with prose.',
      },
      {
        title: 'In the help desk',
        text: 'Tickets arrive sorted, with a suggested answer and the article it rests on.',
      },
    ],
  },
  journey: {
    title: 'What happens to one email',
    lede: 'From arrival to answer in seven steps. The model takes part in two of them.',
    steps: [
      { who: 'System', title: 'Arrives', text: 'Copied into the queue; the original stays where it is.' },
      {
        who: 'Rules',
        title: 'Masked',
        text: 'Account numbers, birth dates and card data are replaced by placeholders.',
      },
      { who: 'Model', title: 'Understood', text: 'What is wanted, about which order, how urgent.' },
      {
        who: 'Rules',
        title: 'Looked up',
        text: 'Ordinary code fetches the facts with the rights of the person asking.',
      },
      {
        who: 'Model',
        title: 'Drafted',
        text: 'From the facts and your tone. It has no way to send anything.',
      },
      {
        who: 'Rules',
        title: 'Checked',
        text: 'Figures and dates compared, placeholders turned back, limits applied.',
      },
      { who: 'Person', title: 'Sent', text: 'By someone with a name, who can see what was used.' },
    ],
  },
  foreign: {
    title: 'We don’t trust text from outside',
    text: [
      'Every email and every PDF is text written by someone you don’t control, and a model can be talked into things. The OWASP list of risks puts this first.',
      'Our answer is structure, not hope: the step that reads foreign text has no rights, the step that has rights reads no foreign text, and whatever leaves the firm passes a person or a rule.',
    ],
    source: sources.promptInjection,
  },
  choose: {
    title: 'Built-in assistant or integration of your own?',
    lede: 'Your office suite, CRM and help desk probably sell an assistant. Often it is enough.',
    columns: { question: 'Question', builtIn: 'Built-in assistant', own: 'Integration' },
    rows: [
      {
        question: 'The work stays in one product',
        builtIn: 'Take it',
        own: 'Not needed',
      },
      {
        question: 'Facts come from two or more systems',
        builtIn: 'Sees only its own',
        own: 'Brings them together',
      },
      {
        question: 'Cost',
        builtIn: 'A license per person',
        own: 'Flat rate once, then per use',
      },
      {
        question: 'Rules of your own, checks and a log',
        builtIn: 'What the vendor offers',
        own: 'What you need',
      },
      {
        question: 'Start',
        builtIn: 'This afternoon',
        own: 'After a build',
      },
    ],
    note: 'We test the built-in one first, on thirty of your cases. If it passes, the project is over, and you paid for a test.',
  },
  faq: [
    {
      question: 'Does our data leave the company?',
      answer:
        'The masked text of a case goes to the model provider, is processed and, under the terms we use, not kept for training. If nothing may leave, a smaller model can run on your own hardware; we test whether it is good enough.',
    },
    {
      question: 'Which providers do you work with?',
      answer:
        'With any whose business terms exclude training and whose region suits you. The integration talks to the model through one exchangeable piece, so that you can change.',
    },
    {
      question: 'Can it send emails by itself?',
      answer:
        'It could, and we advise against it at first. Once the figures have stayed clean, harmless kinds of email, such as “we received your documents”, can go out alone. You decide per kind and can take it back at any time.',
    },
    {
      question: 'We already pay for an assistant in our office suite. Why more?',
      answer:
        'Perhaps you don’t need more. Where the facts are in your order system or your accounting, the assistant can’t see them, and that is where an integration earns its price.',
    },
    {
      question: 'How do we switch it off?',
      answer:
        'Each place has one switch, and your team holds it. The mailbox, the CRM and everything else go on working as before.',
    },
  ],
  related: [
    {
      label: 'Generative AI development',
      href: '/ai-development-services/generative-ai-development-services',
    },
    { label: 'AI software development', href: '/ai-development-services/ai-software-development-services' },
    { label: 'Generative AI consulting', href: '/ai-consulting-services/generative-ai-consulting' },
  ],
  closing: {
    title: 'Which window should it appear in?',
    text: 'The free assessment shows where your team’s reading and writing hours go. Start with the largest one.',
  },
});
