import { servicePage } from './ServicePage';
import { sources } from './sources';

/** Generative AI development: answers and drafts from a firm's own documents, with sources. */
export const generativeDevelopment = servicePage({
  path: '/ai-development-services/generative-ai-development-services',
  name: 'Generative AI Development',
  metadata: {
    title: 'Generative AI Development Services',
    description:
      'Answers, drafts and summaries from your own documents, the passage shown beside each statement, silence where there is none. Flat rate.',
  },
  hero: {
    title: 'Answers that show where they come from',
    lede: 'Every statement shows the passage it comes from. We build search and drafting on your own documents, with a clear “I can’t find that” instead of a guess.',
  },
  sections: [
    { id: 'what-we-build', label: 'What we build' },
    { id: 'pipeline', label: 'Pipeline' },
    { id: 'security', label: 'Security' },
    { id: 'measures', label: 'Measures' },
  ],
  picture: {
    title: 'An answer with its sources',
    caption: 'Invented documents of an invented equipment rental firm.',
    questionLabel: 'Question',
    answerLabel: 'Answer',
    sourcesLabel: 'Where it comes from',
    question: 'A customer returned the 6 kW generator with a cracked panel. What do we charge?',
    answer: [
      {
        text: 'Damage to housing and panels is charged at replacement cost plus one hour of labor.',
        source: 1,
      },
      { text: 'With the damage waiver the customer pays at most $150.', source: 2 },
    ],
    passages: [
      {
        document: 'Rental terms 2025, section 8.2',
        before: 'The renter bears ',
        marked: 'damage to housings, panels and covers at replacement cost plus one hour of labor',
        after: ', unless a waiver was purchased.',
      },
      {
        document: 'Damage waiver, page 1',
        before: 'With the waiver, ',
        marked: 'the renter’s share is limited to $150 per incident',
        after: '. Theft is not covered.',
      },
    ],
    refusal: {
      question: 'Can we waive it for a regular customer?',
      answer: 'I found no rule about that. Ask the branch manager.',
      note: 'No source, no answer.',
    },
  },
  kinds: {
    title: 'Four things we build',
    list: [
      {
        title: 'Ask our documents',
        text: 'Manuals, contracts, procedures, old projects. Staff ask in their own words and get the passage, the page and the date. Respects who may see which folder.',
        example: '“Which torque for the M12 bolts on the 2019 model?”',
      },
      {
        title: 'First drafts in our format',
        text: 'Proposals, reports, RFP responses, inspection letters. Assembled from approved parts and current facts, with gaps marked and never filled with invention.',
        example: '“Draft the answer to section 4 from our last three RFP responses.”',
      },
      {
        title: 'Summaries that can be checked',
        text: 'Case files, call notes, long email threads. Each sentence leads back to its place in the original.',
        example: '“What did we promise this customer since March?”',
      },
      {
        title: 'Extraction into tables',
        text: 'Dates, amounts, parties and clauses out of hundreds of files, with the confidence and the source in the next column.',
        example: '“All leases that end next year, with their notice periods.”',
      },
    ],
  },
  pipeline: {
    title: 'From your files to an answer',
    lede: 'Five steps. The first two decide most of the quality, long before a model writes a word.',
    steps: [
      {
        when: '1',
        title: 'Collect',
        text: 'Which folders count, which version is valid, who owns it. An old price list gives an old answer, so outdated files go first.',
      },
      {
        when: '2',
        title: 'Prepare',
        text: 'Scans become text, tables stay tables, each passage keeps its document, page, date and access rights.',
      },
      {
        when: '3',
        title: 'Find',
        text: 'By meaning and by exact word together, because part numbers have no meaning and questions have no part numbers.',
      },
      {
        when: '4',
        title: 'Write',
        text: 'Only from the passages found, in your tone, with a mark at every statement.',
      },
      {
        when: '5',
        title: 'Check',
        text: 'Does the passage really say so? Are figures copied exactly? If not, the sentence is dropped, or the answer becomes “not found”.',
      },
    ],
  },
  measure: {
    title: 'How we know that it is good enough',
    lede: 'Your people write the exam: sixty to a hundred real questions, some of which have no answer in the files. Every version takes the whole exam.',
    measures: [
      { title: 'Right and sourced', text: 'The answer is right, and the passage shown proves it.' },
      { title: 'Right to refuse', text: 'There is no answer in the files, and it says so.' },
      {
        title: 'Missed',
        text: 'The answer was there and it didn’t find it. Annoying, harmless, repairable.',
      },
      {
        title: 'Wrong',
        text: 'It said something the files don’t. Each one is looked at by a person until the cause is known.',
      },
    ],
    note: 'You decide how many “not found” answers you accept to keep errors rare. For an internal search the balance differs from a letter to a client.',
  },
  security: {
    title: 'Documents can lie to a model',
    text: [
      'A language model can’t tell text to read from orders to follow. A sentence hidden in an incoming PDF can try to make it reveal or do something. The security community ranks this as the first risk of such systems, and there is no complete cure.',
      'So we build as if it will happen: the model has no rights of its own, sees only what the asking person may see, can’t send anything, and whatever comes from outside is treated as foreign.',
    ],
    source: sources.promptInjection,
  },
  faq: [
    {
      question: 'How is this different from uploading files to a chat tool?',
      answer:
        'For ten files and one person, a chat tool is fine, and we would tell you so. It becomes a build when there are thousands of files, rights to respect, versions to tell apart, and answers that must be provable.',
    },
    {
      question: 'Does the model get trained on our documents?',
      answer:
        'No. It reads the passages found for each question and keeps nothing. Your documents stay in your index and can be removed from it at any time.',
    },
    {
      question: 'Can it make things up?',
      answer:
        'A model can. The system around it is built to notice: statements without a matching passage are dropped. What gets through is measured in the exam, and you know the rate before you launch.',
    },
    {
      question: 'What about scans, drawings and tables?',
      answer:
        'Clean scans and tables work well. Handwriting and technical drawings depend on the quality, so we test twenty of yours before we quote.',
    },
    {
      question: 'Which languages does it handle?',
      answer:
        'Questions and documents may be in different languages. Each language gets its own part of the exam, since quality differs.',
    },
  ],
  related: [
    { label: 'AI chatbot development', href: '/ai-development-services/ai-chatbot-development-services' },
    {
      label: 'Generative AI integration',
      href: '/ai-integration-services/generative-ai-integration-services',
    },
    { label: 'Generative AI consulting', href: '/ai-consulting-services/generative-ai-consulting' },
  ],
  closing: {
    title: 'What would your people ask?',
    text: 'Write down ten questions that are asked every week. If the answers are in your files, this is worth a call. The free assessment tells you what the asking costs.',
  },
});
