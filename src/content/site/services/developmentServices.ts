import { repairs } from '@/content/site/promised';
import { countOf } from '@/format/numbers';
import { servicePage } from './ServicePage';

/** The landing page of the development services. */
export const developmentServices = servicePage({
  path: '/ai-development-services',
  name: 'AI Development Services',
  metadata: {
    title: 'AI Development Services at a Flat Rate',
    description:
      'Working AI software in your own systems: assistants, document processing and workflow automation, built at a flat rate and owned by you.',
  },
  hero: {
    title: 'AI development at a price you know before we start',
    lede: 'Working software inside your own systems, tested on your own cases, handed over with its source code. One flat rate, agreed on a page that both sides can read.',
  },
  sections: [
    { id: 'what-we-build', label: 'What we build' },
    { id: 'flat-rate', label: 'Flat rate' },
    { id: 'buy-connect-build', label: 'Buy or build' },
    { id: 'how-it-goes', label: 'How it goes' },
  ],
  picture: {
    title: 'What you are buying, layer by layer',
    caption: 'The parts of a typical build. Only one of them is rented, and that one can be exchanged.',
    owned: 'yours',
    rented: 'rented, replaceable',
    layers: [
      {
        title: 'What people see',
        text: 'A screen, a mailbox, a button in the program they know',
        owned: true,
      },
      { title: 'Rules and checks', text: 'What must be true before anything leaves', owned: true },
      { title: 'Instructions and examples', text: 'How you want it done, in your words', owned: true },
      { title: 'The model', text: 'Reads, sorts and drafts; one supplier among several', owned: false },
      { title: 'Log and measures', text: 'Every case, every correction, every cost', owned: true },
      { title: 'Connections', text: 'Email, accounting, CRM, files', owned: true },
    ],
  },
  builds: {
    title: 'What we build',
    lede: 'Four kinds of work make up nearly everything that firms of your size need.',
    list: [
      {
        title: 'Software around a task',
        text: 'Orders out of emails, quotes out of requests, dates out of contracts. A queue, a check, a result in the system where it belongs.',
        link: {
          label: 'AI software development',
          href: '/ai-development-services/ai-software-development-services',
        },
      },
      {
        title: 'Drafts and answers from your documents',
        text: 'Proposals, reports and replies, written from your own files with the passage shown beside each statement.',
        link: {
          label: 'Generative AI development',
          href: '/ai-development-services/generative-ai-development-services',
        },
      },
      {
        title: 'Chatbots and assistants',
        text: 'For customers or for your own team: they answer what they can prove, and fetch a person for the rest.',
        link: {
          label: 'AI chatbot development',
          href: '/ai-development-services/ai-chatbot-development-services',
        },
      },
      {
        title: 'Connections between systems',
        text: 'Where the model is the small part and the plumbing is the large one.',
        link: { label: 'AI integration services', href: '/ai-integration-services' },
      },
    ],
  },
  flatRate: {
    title: 'How a flat rate can be honest',
    lede: 'A flat rate is easy to promise and easy to hide behind. Ours rests on four things you can see.',
    points: [
      {
        title: 'A test set before a price',
        text: 'Thirty to a hundred of your real cases with the right answers. The build is finished when it handles the agreed part of them, and not when we say so.',
      },
      {
        title: 'A list of what is not included',
        text: 'It stands on the same page as what is. Second languages, mobile apps, old archives: in or out, in writing.',
      },
      {
        title: 'Changes have a price before they have a line of code',
        text: 'You will learn things halfway and want something else. We quote the difference, up or down, and you decide.',
      },
      {
        title: 'A point at which to stop',
        text: 'The page also says what a first working version is, what it costs by itself, and what you keep if you end there.',
      },
    ],
  },
  decide: {
    title: 'Buy, connect or build?',
    lede: 'We check in this order. Most ideas stop at one of the first two, which saves you money.',
    options: [
      {
        title: 'Buy',
        when: 'Your process is like everybody’s',
        examples: 'Expense receipts, meeting notes, spam',
        cost: 'A subscription',
      },
      {
        title: 'Connect',
        when: 'Good products exist, but don’t talk to each other',
        examples: 'Web form to CRM to calendar',
        cost: 'A small flat rate',
      },
      {
        title: 'Build',
        when: 'The way you do it is why customers choose you, or nothing fits',
        examples: 'Quotes by your rules, answers from your know-how',
        cost: 'A flat rate',
      },
    ],
    columns: {
      option: 'Option',
      when: 'Right when',
      examples: 'For example',
      cost: 'You pay',
    },
  },
  steps: {
    title: 'How a build works',
    list: [
      {
        when: 'Before',
        title: 'One page',
        text: 'Task, test cases, what is in, what is out, price, date. No page, no project.',
      },
      {
        when: 'First',
        title: 'The thin version',
        text: 'One case goes from one end to the other, in your systems. Ugly, and real.',
      },
      {
        when: 'Then',
        title: 'The hard cases',
        text: 'Regular demonstrations. Your people grade, we fix, and everyone sees the score.',
      },
      {
        when: 'Last',
        title: 'Side by side, then over to you',
        text: 'Old way and new way together, then the switch. Source code, manual and training are part of the price.',
      },
    ],
  },
  terms: {
    bring: [
      'Thirty to a hundred finished cases with the right result',
      'Regular time from one person who knows the work',
      'Access to a test copy of the systems involved',
      'Someone who will own it afterward',
    ],
    keep: [
      'The source code, in your own account',
      'The test cases and their results',
      'A manual for users and one for the next developer',
      'All vendor accounts in your name',
      repairs,
    ],
  },
  risks: [
    {
      risk: 'It works nine times out of ten.',
      answer:
        'Then the tenth decides the design: the system must know when it is unsure and put the case in front of a person. We build that part first.',
    },
    {
      risk: 'The model provider changes prices or behavior.',
      answer:
        'The model sits behind one exchangeable piece, and the test set soon shows whether another one does as well.',
    },
    {
      risk: 'Nobody looks after it.',
      answer:
        'It reports itself: a regular email with cases, corrections and cost. An upkeep agreement is available and not required.',
    },
    {
      risk: 'The scope grows.',
      answer: 'The page with what is not included is the first thing we open in every meeting.',
    },
  ],
  faq: [
    {
      question: 'What does a build cost?',
      answer:
        'It depends on the number of systems to connect, how different the cases are, and how much may go wrong. We can’t name a figure for a build we haven’t seen, but after a call and a look at ten cases you get one that holds.',
    },
    {
      question: 'Who owns the code?',
      answer:
        'You do, from the final payment, including instructions and test cases. Open-source parts keep their own licenses, and we list them.',
    },
    {
      question: 'Where does it run, and who sees our data?',
      answer:
        'In your own cloud account or on your server wherever possible. The model provider processes what is sent to it under terms that exclude training. Both are drawn on one page before we start.',
    },
    {
      question: 'Can you work with our IT partner?',
      answer:
        'Gladly. They usually know where the doors are. We agree on who does what, in writing, and they get the manual as well.',
    },
    {
      question: 'What happens when something breaks next year?',
      answer: ({ repairDays }) =>
        repairDays
          ? `Defects in what we delivered are repaired free for ${countOf(repairDays, 'day')} after acceptance. After that by upkeep agreement, by the hour, or by your own people with the manual.`
          : 'It is repaired by upkeep agreement, by the hour, or by your own people with the manual.',
    },
    {
      question: 'Do we need consulting first?',
      answer:
        'Not if you know the task, can show the cases and have someone to own it. If one of the three is missing, a pilot plan is the cheaper first step.',
    },
  ],
  closing: {
    title: 'Know what it may cost before you ask what it costs',
    text: 'The free assessment shows what a task costs you today. That is the ceiling for any sensible price, ours included.',
  },
});
