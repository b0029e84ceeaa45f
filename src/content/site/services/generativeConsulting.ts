import { servicePage } from './ServicePage';
import { sources } from './sources';

/** A kind of text, and the tools that may process it. */
interface TextKind {
  kind: string;
  public: ToolVerdict;
  business: ToolVerdict;
  own: ToolVerdict;
}

type ToolVerdict = 'yes' | 'no' | 'masked';

const textKinds: readonly TextKind[] = [
  { kind: 'Published text, ideas, general questions', public: 'yes', business: 'yes', own: 'yes' },
  { kind: 'Internal procedures, drafts, price lists', public: 'no', business: 'yes', own: 'yes' },
  { kind: 'Customer emails, orders, contracts', public: 'no', business: 'masked', own: 'yes' },
  { kind: 'Health, payroll, privileged or secret', public: 'no', business: 'no', own: 'masked' },
];

/** Generative AI consulting: which drafts to hand over, how to check them, what it costs. */
export const generativeConsulting = servicePage({
  path: '/ai-consulting-services/generative-ai-consulting',
  name: 'Generative AI Consulting',
  metadata: {
    title: 'Generative AI Consulting for SMBs',
    description:
      'Where language models save your team hours and where they cost you customers: uses, checks, tools, policy, training. Priced per deliverable.',
  },
  hero: {
    title: 'Machines draft. People sign.',
    lede: 'Generative AI writes a decent first version of almost anything. We work out with you which of those drafts are worth having, who checks them against what, and which tool may see your data.',
  },
  sections: [
    { id: 'uses', label: 'Uses' },
    { id: 'evidence', label: 'Evidence' },
    { id: 'method', label: 'Method' },
    { id: 'data', label: 'Data' },
  ],
  picture: {
    title: 'Draft, check, approve',
    caption: 'An invented reply to an invented customer, to show who does what.',
    stages: [
      {
        who: 'Machine',
        title: 'Draft',
        note: 'From the customer’s email, the order record and your tone guide.',
      },
      {
        who: 'Rules',
        title: 'Check',
        note: 'Dates, prices and promises are compared with the order system.',
      },
      { who: 'Person', title: 'Approve', note: 'Reads, edits, sends. The name below it is a real one.' },
    ],
    draft: {
      before: 'Thank you for asking about your pump. It shipped today and arrives on ',
      wrong: 'Wednesday',
      right: 'Thursday',
      middle: '. ',
      removed: 'We will refund the freight if it is late.',
      after: ' If anything looks wrong when it arrives, reply to this email and I will look into it.',
    },
    findings: [
      'Delivery date differs from the order system: Thursday.',
      'Promise of a refund: no rule allows it. Removed.',
    ],
    returnPath: 'Every correction becomes an example for the next draft.',
    removedLabel: 'removed:',
    insertedLabel: 'inserted:',
  },
  helps: {
    title: 'Where drafts help, and where they hurt',
    lede: 'The test is simple: how long does it take to see that it is wrong, and what happens if nobody does?',
    good: {
      title: 'Worth handing over',
      list: [
        {
          title: 'Replies to routine email',
          text: 'The facts are in a system, the wording repeats, a person reads it before it goes.',
        },
        {
          title: 'Summaries of long files',
          text: 'Contracts, requests for proposals, case files: with page references, so that checking takes seconds.',
        },
        {
          title: 'Sorting and routing',
          text: 'Which department, how urgent, which customer. A wrong turn costs a forward.',
        },
        {
          title: 'First versions',
          text: 'Job postings, product copy, procedures, meeting notes, proposals from parts you already have.',
        },
      ],
    },
    bad: {
      title: 'Better left alone',
      list: [
        {
          title: 'Totals and counts',
          text: 'Use a spreadsheet. A model that writes well about figures may still get them wrong.',
        },
        {
          title: 'Advice that you are liable for',
          text: 'Legal, medical, tax: preparation yes, the answer no.',
        },
        {
          title: 'Decisions about people',
          text: 'Hiring, discipline, credit. It may collect the file, a person decides.',
        },
        {
          title: 'Words that must be yours',
          text: 'Condolences, apologies, bad news. People can tell.',
        },
      ],
    },
  },
  evidence: {
    title: 'What the evidence says',
    lede: 'Two careful studies, with the parts that are usually left out.',
    studies: [
      {
        figure: '40%',
        title: 'less time for short professional writing',
        text: 'Among 453 professionals writing memos, press releases and the like, with quality graded higher by 18%. Left out: these were 20 to 30 minute tasks that needed no inside knowledge.',
        source: sources.writing,
      },
      {
        figure: '15%',
        title: 'more support cases resolved an hour',
        text: 'Among 5,172 agents of one firm. Left out: most of it went to newer people; the most experienced gained little speed and lost a little quality.',
        source: sources.supportAgents,
      },
    ],
    conclusion:
      'So we never promise 40%. We look at how much of your task is drafting, subtract the time for checking, and test it on your own cases.',
  },
  work: {
    title: 'What we do with you',
    steps: [
      {
        when: 'First',
        title: 'Find the drafts',
        text: 'We collect what your people write and read in a week: how often, how long, how alike. Ten candidates become three.',
      },
      {
        when: 'Then',
        title: 'Test on last month’s cases',
        text: 'Fifty real cases per candidate, two or three tools, answers graded blind by the people who do the work. You see the good ones and the embarrassing ones.',
      },
      {
        when: 'Next',
        title: 'Write the rules',
        text: 'What may go in, what must be checked against what, who may send, what is never drafted. One page per use, and a use policy of four pages for everybody.',
      },
      {
        when: 'Last',
        title: 'Train and hand over',
        text: 'Each team, with its own cases. Prompts, examples and checklists stay with you, in a folder and not in our heads.',
      },
    ],
  },
  data: {
    title: 'Which tool may see what',
    lede: 'Decide this before anyone pastes a client’s contract into a chat window. We write the rules with you.',
    columns: {
      kind: 'Kind of text',
      public: 'Public chat tools',
      business: 'Business plan, no training',
      own: 'Your own cloud',
    },
    verdicts: { yes: 'Yes', no: 'No', masked: 'Names masked' },
    rows: textKinds,
    note: 'A starting point, not legal advice: your contracts and your sector’s rules can be stricter.',
  },
  faq: [
    {
      question: 'Our people already use chat tools. Is that a problem?',
      answer:
        'It is normal, and usually a good sign: it shows where the work hurts. The problem is not knowing what goes in. We ask without blame, learn which uses work, and move them to a tool with proper terms.',
    },
    {
      question: 'Which model is best?',
      answer:
        'The order changes every few months, and for most office drafting the leading ones are close. We choose by test on your cases, by terms for your data and by price, and set things up so that the model can be changed.',
    },
    {
      question: 'Who owns what the model writes?',
      answer:
        'The usual business terms give the output to you. In the United States, text without enough human authorship is not protected by copyright, so for anything you want to own, such as a brand story or a manual, a person should do real work on it. Ask your lawyer where it matters.',
    },
    {
      question: 'Will it learn our business over time?',
      answer:
        'Not by itself. What improves drafts is a growing set of corrected examples and current facts from your systems. Both stay in your hands.',
    },
    {
      question: 'What does running it cost?',
      answer:
        'Either a license per person or a fee per use. In the test we count both for your real volume, so that you compare them with the hours and not with a brochure.',
    },
    {
      question: 'Do we need to train our own model?',
      answer:
        'Almost certainly not. Good instructions, your documents at hand and a few dozen examples get most firms as far as they want to go. If the test shows otherwise we will say what training would cost.',
    },
  ],
  sources: [sources.copyrightOffice],
  closing: {
    title: 'Which drafts would you hand over?',
    text: 'The free assessment asks what your people do all week and marks the tasks where drafting counts. It takes less time than writing the next proposal.',
  },
});
