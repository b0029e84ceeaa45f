import { servicePage } from './ServicePage';

/** The landing page of the integration services. */
export const integrationServices = servicePage({
  path: '/ai-integration-services',
  name: 'AI Integration Services',
  metadata: {
    title: 'AI Integration Services for Existing Systems',
    description:
      'Connect AI to the email, accounting, CRM and ERP you already have: interfaces, queues, logs and an off switch. Flat rate, no system replaced.',
  },
  hero: {
    title: 'AI inside the systems you already have',
    lede: 'Nobody wants another login. We connect AI to your email, accounting, CRM and files, so that the result shows up where the work is done, and nothing happens that you can’t see and undo.',
  },
  sections: [
    { id: 'signs', label: 'Signs' },
    { id: 'kinds', label: 'Kinds' },
    { id: 'ways-in', label: 'Ways in' },
    { id: 'rules', label: 'Rules' },
    { id: 'steps', label: 'Steps' },
  ],
  picture: {
    title: 'One layer between your systems and any model',
    caption: 'How we connect things, simplified. Your systems never talk to a model directly.',
    columns: {
      systems: {
        title: 'Your systems',
        items: ['Email and forms', 'CRM', 'Accounting', 'ERP and stock', 'Files'],
      },
      layer: {
        title: 'The layer in between, yours',
        items: [
          'Queue: nothing gets lost',
          'Rules: who may do what',
          'Masking: only what is needed',
          'Log: every step',
          'Off switch',
        ],
      },
      steps: { title: 'AI steps, exchangeable', items: ['Read', 'Sort', 'Match', 'Draft'] },
    },
    there: 'requests',
    back: 'results, checked',
  },
  signs: {
    title: 'Signs that you need this',
    lede: 'Walk through the office for an hour. Each of these is a missing connection with a salary attached.',
    list: [
      'Someone types from one window into another.',
      'A spreadsheet called “final_v7” is the real system.',
      'The customer knows before you do that the delivery is late.',
      'A chat tool writes nice answers that are then copied by hand.',
      'Two systems show two addresses for one customer.',
      'Month-end means exporting, pasting and hoping.',
    ],
  },
  connects: {
    title: 'What we connect, and how',
    lede: 'There is nearly always a way in. We use the most reliable one available, in this order.',
    ways: [
      {
        title: 'An official interface',
        text: 'Documented, supported, with rights per user. Most current products have one.',
        verdict: 'Preferred',
      },
      {
        title: 'Events and webhooks',
        text: 'The system calls us when something happens, so that nobody has to ask every minute.',
        verdict: 'Preferred',
      },
      {
        title: 'Import and export files',
        text: 'Old-fashioned and robust. Good enough for anything that may take an hour.',
        verdict: 'Fine',
      },
      {
        title: 'A read-only view of the database',
        text: 'For older systems, with the vendor’s blessing. We never write past the program.',
        verdict: 'With care',
      },
      {
        title: 'A robot that clicks through screens',
        text: 'Breaks when a button moves. Only for something that ends soon anyway.',
        verdict: 'Last resort',
      },
    ],
  },
  principles: {
    title: 'Rules for not breaking anything',
    list: [
      {
        title: 'Draft before do',
        text: 'In the beginning everything is created as a draft in the target system. Direct posting comes later, for cases that earned it.',
      },
      {
        title: 'Once means once',
        text: 'If a message arrives twice, the invoice is created once. Every step carries a key that keeps it from being done twice.',
      },
      {
        title: 'Someone owns every failure',
        text: 'When a system is down, work waits in the queue and a named person gets a message that says what to do.',
      },
      {
        title: 'Own account, own rights',
        text: 'The integration signs in as itself with the narrowest rights. No borrowed passwords of people who have left.',
      },
      {
        title: 'Everything can be undone',
        text: 'For each action we know beforehand how to reverse it. If it can’t be reversed, a person presses the button.',
      },
    ],
  },
  kinds: {
    title: 'Two kinds of integration',
    list: [
      {
        title: 'Move data, decide by rules',
        text: 'Form to CRM, order to invoice, delivery to customer message. Often no AI at all, which makes it cheap and predictable.',
      },
      {
        title: 'Put a language model into the flow',
        text: 'Where text has to be read or written on the way: emails, PDFs, notes. It needs masking, checks and permissions of its own.',
      },
    ],
    link: {
      label: 'Generative AI integration',
      href: '/ai-integration-services/generative-ai-integration-services',
    },
    more: {
      text: 'If the missing piece is a program of its own, that is a build:',
      link: {
        label: 'AI software development',
        href: '/ai-development-services/ai-software-development-services',
      },
    },
  },
  steps: {
    title: 'How an integration works',
    list: [
      {
        when: 'First',
        title: 'Follow one case',
        text: 'We sit beside the people and write down every window, every copy, every wait.',
      },
      {
        when: 'Then',
        title: 'Get access',
        text: 'Accounts, rights, test copies. This is where integrations are delayed, so it is a step of its own.',
      },
      {
        when: 'Next',
        title: 'Connect in test',
        text: 'Last month’s cases run through. Differences are explained one by one.',
      },
      {
        when: 'Last',
        title: 'Go live as drafts',
        text: 'Real cases, nothing posted without a click. Direct posting where the drafts stayed clean.',
      },
    ],
  },
  risks: [
    {
      risk: 'A vendor changes its interface.',
      answer:
        'Each connection is tested on a schedule with a sample case. You hear from the monitor and not from a customer.',
    },
    {
      risk: 'Bad data now travels faster.',
      answer: 'Checks at the entrance: missing fields, duplicates and impossible values stop in the queue.',
    },
    {
      risk: 'The vendor charges for every interface.',
      answer:
        'We find out first and put it in the math. Sometimes a scheduled export does the same for nothing.',
    },
    {
      risk: 'Nobody knows how it works anymore.',
      answer:
        'Drawing, log and manual are part of the delivery, and your IT partner does the last installation.',
    },
  ],
  faq: [
    {
      question: 'Our main system is fifteen years old. Is there any point?',
      answer:
        'Usually. Old systems often have solid import and export functions, and a stable system is easier to connect than one that keeps changing. We check that first, as a deliverable with its own price.',
    },
    {
      question: 'Do we have to replace anything?',
      answer:
        'No. If a replacement would be cheaper than the connection, we say so, with the math, and step aside.',
    },
    {
      question: 'Is it safe to connect accounting to AI?',
      answer:
        'The model never touches accounting. It reads a copy of the invoice; ordinary code checks the figures; the layer creates a draft; a person posts and pays.',
    },
    {
      question: 'What if the internet or a provider is down?',
      answer:
        'Work waits in the queue and continues by itself. For anything that can’t wait there is a manual way, written on one page and tried once.',
    },
    {
      question: 'Can’t we do this with an automation platform?',
      answer:
        'For simple flows with little volume, yes, and we will set it up for you there. It gets difficult when steps must never run twice, when there are many exceptions, or when you need a log that an auditor accepts.',
    },
  ],
  closing: {
    title: 'Which copying and pasting costs you most?',
    text: 'The free assessment lists your tasks with hours and dollars. The ones with two windows open are the ones we mean.',
  },
});
