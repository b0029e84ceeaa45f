import type { FirmPromises } from '@/domain/firm/FirmFacts';

const usually = (answerTime: string | null) => (answerTime ? `, usually ${answerTime}` : '');

/** Copy of the contact page. */
export const contact = {
  title: 'Contact Us',
  description:
    'Write to us or ask for a 30-minute strategy call. A person reads every message and answers by email.',
  heading: 'Tell us what takes too long',
  lede: 'A few sentences are enough. You get an honest answer: worth a closer look, a setting you already have, or not worth the money.',
  formTitle: 'Write to us',
  sentText: ({ answerTime }: FirmPromises) =>
    `Thank you. A person reads it and answers by email${usually(answerTime)}.`,
  call: {
    title: 'Ask for a 30-minute call',
    lede: 'We arrange calls by email. Put three things into your message, and we answer with a time:',
    wanted: ['what the call is about', 'two or three times that suit you', 'your time zone'],
  },
  nextTitle: 'What happens next',
  next: [
    'A person reads your message. There is no sales sequence and no newsletter behind this form.',
    ({ answerTime }: FirmPromises) =>
      `You get an answer by email${usually(answerTime)}, often with one or two questions back.`,
    'If it makes sense for both of us, we agree on a call. If not, we say why.',
  ],
  waysTitle: 'Other ways to reach us',
  bookingTitle: 'Book a 30-minute call',
  bookingText: 'Pick a time that suits you. You speak with someone who can answer.',
  emailTitle: 'Send an email',
  emailText: 'If you would rather write from your own mailbox:',
  assessmentTitle: 'Get numbers first',
  assessmentText: 'The free assessment asks eleven questions and shows what your work costs today.',
} as const;
