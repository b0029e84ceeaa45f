import { servicePage } from './ServicePage';
import { sources } from './sources';

interface ChatMessage {
  from: 'customer' | 'bot' | 'person';
  text: string;
  /** Number of the related note, counted from 1. */
  note?: number;
}

const messages: readonly ChatMessage[] = [
  {
    from: 'bot',
    text: 'Hi, I’m the automatic assistant. I can look up orders and opening hours. A person answers weekdays from 8 to 5.',
    note: 1,
  },
  { from: 'customer', text: 'Where is my order 20418?' },
  {
    from: 'bot',
    text: 'It left our warehouse this morning with two of three items. The third follows on Friday.',
    note: 2,
  },
  { from: 'customer', text: 'I needed it today. I want the shipping cost back.' },
  {
    from: 'bot',
    text: 'I can’t decide about refunds. I’ll pass this to a colleague with your order and what you wrote.',
    note: 3,
  },
  {
    from: 'person',
    text: 'Hello, I have your order here. The split was our doing, so the shipping is on us.',
    note: 4,
  },
  { from: 'customer', text: 'Great, thank you!', note: 5 },
];

/** AI chatbot development: answers from records, limits, and the handover to a person. */
export const chatbotDevelopment = servicePage({
  path: '/ai-development-services/ai-chatbot-development-services',
  name: 'AI Chatbot Development',
  metadata: {
    title: 'AI Chatbot Development Services',
    description:
      'Chatbots that answer from your records, make no promises on your behalf, and hand over to a person with the full story. Built at a flat rate.',
  },
  hero: {
    title: 'A chatbot that knows when to fetch a person',
    lede: 'It answers from your records, says it is software, and makes no promises on your behalf. When it hands over, your team gets the whole conversation, so customers never start over.',
  },
  sections: [
    { id: 'places', label: 'Places' },
    { id: 'limits', label: 'Limits' },
    { id: 'handover', label: 'Handover' },
    { id: 'numbers', label: 'Numbers' },
    { id: 'steps', label: 'Steps' },
  ],
  picture: {
    title: 'One conversation, five decisions',
    caption: 'An invented conversation. The numbers lead to the notes.',
    roles: { customer: 'Customer', bot: 'Assistant', person: 'Your team' },
    messages,
    notes: [
      'Says what it is, what it can do, and when a person is there.',
      'Read from the order system this second. Nothing is remembered, nothing is guessed.',
      'Money is outside its limits. It has no way to promise a refund, however it is asked.',
      'The person sees order, conversation and reason, and does what people are for.',
      'Next week the report says: three refund requests about split deliveries. Fix the cause.',
    ],
  },
  jobs: {
    title: 'Three places for a bot, three kinds of trouble',
    columns: { place: 'Where', answers: 'It answers', never: 'It never', care: 'Needs most care' },
    rows: [
      {
        place: 'Customer service',
        answers: 'Order status, opening hours, how-to, returns by the rules',
        never: 'Refunds, exceptions, legal or medical advice',
        care: 'Angry customers: hand over early',
      },
      {
        place: 'Website visitors',
        answers: 'What you offer, for whom, next steps; books an appointment',
        never: 'Binding prices, comparisons with competitors',
        care: 'Personal data in a public window',
      },
      {
        place: 'Your own team',
        answers: 'Procedures, benefits, IT help, where to find what',
        never: 'Personnel matters, anything about a colleague',
        care: 'Access: not everyone should see every answer',
      },
    ],
  },
  limits: {
    title: 'We build the limits in',
    text: [
      'You can ask a model politely never to promise refunds. It will mostly comply. “Mostly” is not a policy: in 2024 a tribunal in British Columbia made an airline pay for what the chatbot on its website had wrongly said about a refund, and did not accept that the bot was responsible for itself.',
      'So limits are built in. The bot can look things up and can’t change them. Amounts, dates and conditions are inserted from your system and not written by the model. Topics outside its list lead to a person. And it says that it is software: in California it is unlawful for a bot to pass for a person in order to sell something.',
    ],
    sources: [sources.airlineChatbot, sources.californiaBots],
  },
  handover: {
    title: 'When it hands over',
    lede: 'Customers judge a bot by this moment. We agree on the triggers with the people who take over.',
    triggers: [
      { title: 'The customer asks for a person', text: 'Once is enough. No “let me try first”.' },
      { title: 'It doesn’t know', text: 'No record, no rule, or two that disagree.' },
      { title: 'It concerns money, health, law or safety', text: 'Whatever the question.' },
      { title: 'The tone turns', text: 'Anger, distress, the same question twice.' },
      { title: 'A key account', text: 'A customer on the list you give us.' },
    ],
    office: {
      title: 'What if nobody is there?',
      text: 'It says so, gives a time, takes the details, and creates the ticket. It doesn’t pretend that somebody is typing.',
    },
  },
  numbers: {
    title: 'What to count, and what to ignore',
    lede: 'Vendors like to quote the share of conversations without a person. A customer who gives up counts as one. These figures are harder to fake.',
    list: [
      { title: 'Solved', text: 'No second contact about the same matter within seven days.' },
      { title: 'Handed over well', text: 'The person didn’t have to ask anything again.' },
      { title: 'Wrong', text: 'From a weekly sample of fifty, read by someone on your team.' },
      { title: 'Minutes', text: 'What your team spent before and after, including on cleaning up.' },
    ],
    evidence:
      'Sometimes the best bot is one that customers never see: suggestions for your own agents raised the issues they resolved per hour by 15% in a study of 5,172 people, most of it among newer ones. We will ask whether you need that one instead.',
    source: sources.supportAgents,
  },
  steps: {
    title: 'From transcript to launch',
    list: [
      {
        when: 'First',
        title: 'Read',
        text: 'Three hundred past conversations, sorted by question. You see which ones fill the day.',
      },
      {
        when: 'Then',
        title: 'Answer the plain ones',
        text: 'Connected to the order system, tried by your own team only.',
      },
      {
        when: 'Next',
        title: 'Try to break it',
        text: 'Your rudest colleague, our worst tricks, a hundred test conversations.',
      },
      {
        when: 'Last',
        title: 'Start small',
        text: 'One page, one channel, office hours. Wider when the sample is clean.',
      },
    ],
  },
  faq: [
    {
      question: 'Do we have to tell customers that it’s a bot?',
      answer:
        'We always do. It is the law in some places, it is decent everywhere, and customers ask simpler questions when they know.',
    },
    {
      question: 'Which channels can it answer on?',
      answer:
        'Website chat, email, text message and the usual messengers. Phone is possible and much harder; we suggest it only after text works well.',
    },
    {
      question: 'Can it work with our help desk software?',
      answer:
        'Usually yes: conversations become tickets with their history. Some help desks come with a bot of their own, and if that one passes your test conversations, it is the cheaper choice.',
    },
    {
      question: 'Will it learn from conversations?',
      answer:
        'Not by itself, on purpose. You get a list of unanswered questions, decide on the right answers, and they are added. That way nobody can teach it nonsense.',
    },
    {
      question: 'How many conversations make it worthwhile?',
      answer:
        'A rule of thumb: if answering routine questions takes your team less than ten hours a week in all, better help pages do more for less. The assessment helps you count.',
    },
  ],
  related: [
    {
      label: 'Generative AI development',
      href: '/ai-development-services/generative-ai-development-services',
    },
    { label: 'AI software development', href: '/ai-development-services/ai-software-development-services' },
    {
      label: 'Generative AI integration',
      href: '/ai-integration-services/generative-ai-integration-services',
    },
  ],
  closing: {
    title: 'Count the questions first',
    text: 'How many hours go into answers that are in your systems anyway? The free assessment does the math for your team.',
  },
});
