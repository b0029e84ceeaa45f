export const questionIds = [
  'q1',
  'q2',
  'q3',
  'q4',
  'q5',
  'q6',
  'q7',
  'q8',
  'q9',
  'q10',
  'q11',
  'q12',
  'q13',
] as const;
export type QuestionId = (typeof questionIds)[number];

export const sectionTitles = [
  'Data Infrastructure',
  'Automation',
  'Team Readiness',
  'Budget & Buy-In',
  'Experimentation Culture',
] as const;
export type SectionTitle = (typeof sectionTitles)[number];

export interface AuditQuestion {
  id: QuestionId;
  text: string;
  /** Meaning of 1. */
  lowLabel: string;
  /** Meaning of 10. */
  highLabel: string;
}

export interface AuditSection {
  title: SectionTitle;
  icon: 'data' | 'automation' | 'team' | 'budget' | 'experiments';
  description: string;
  questions: readonly AuditQuestion[];
}

/**
 * The thirteen questions of the readiness audit. Each asks about something that an owner has observed, not about an
 * opinion about technology. Both ends of its scale are neutral descriptions, so that 1 is as easy to admit as 10.
 */
export const auditSections: readonly AuditSection[] = [
  {
    title: 'Data Infrastructure',
    icon: 'data',
    description: 'Whether the facts about your business can be found, trusted and safely shared.',
    questions: [
      {
        id: 'q1',
        text: 'If you asked for a list of all customers, orders or cases of the last 12 months, how fast would you have one you trust?',
        lowLabel: 'After days, and I would doubt it',
        highLabel: 'In minutes, and I would rely on it',
      },
      {
        id: 'q2',
        text: 'Where does the information live that your team works with every day?',
        lowLabel: 'Paper, inboxes, personal spreadsheets',
        highLabel: 'Shared systems that everyone uses',
      },
      {
        id: 'q3',
        text: 'How clear is it who may see and use which records, such as customer files, prices or payroll?',
        lowLabel: 'Nobody has decided',
        highLabel: 'Written down and set up that way',
      },
    ],
  },
  {
    title: 'Automation',
    icon: 'automation',
    description: 'How much of the routine already follows fixed steps or runs on its own.',
    questions: [
      {
        id: 'q4',
        text: 'When two people do the same routine job, how alike do they do it?',
        lowLabel: 'Everyone has their own way',
        highLabel: 'Same written steps every time',
      },
      {
        id: 'q5',
        text: 'How does information get from one of your programs into another?',
        lowLabel: 'We type it in again',
        highLabel: 'It passes by itself',
      },
      {
        id: 'q6',
        text: 'How many routine jobs already run without anyone starting them, such as reminders, invoices or reports?',
        lowLabel: 'None',
        highLabel: 'Most of those that could',
      },
    ],
  },
  {
    title: 'Team Readiness',
    icon: 'team',
    description: 'Whether your people can take on a new tool, and one of them can lead it.',
    questions: [
      {
        id: 'q7',
        text: 'Think of the last new program your team had to learn. How did it go?',
        lowLabel: 'Badly, some still avoid it',
        highLabel: 'Everyone used it within weeks',
      },
      {
        id: 'q8',
        text: 'How well does your team know what AI tools do well and where they get things wrong?',
        lowLabel: 'Nobody has really tried one',
        highLabel: 'Most use one and check its answers',
      },
      {
        id: 'q9',
        text: 'Is there a person who would lead a first AI project and has hours for it?',
        lowLabel: 'Nobody has the time',
        highLabel: 'Named, with hours set aside',
      },
    ],
  },
  {
    title: 'Budget & Buy-In',
    icon: 'budget',
    description: 'Whether money and the people who decide are behind a first project.',
    questions: [
      {
        id: 'q10',
        text: 'Could you pay for a small first project this year?',
        lowLabel: 'Nothing is set aside',
        highLabel: 'An amount is agreed',
      },
      {
        id: 'q11',
        text: 'How far do the people who decide agree that AI deserves attention now?',
        lowLabel: 'They doubt it or never discussed it',
        highLabel: 'They agree and ask for it',
      },
    ],
  },
  {
    title: 'Experimentation Culture',
    icon: 'experiments',
    description: 'Whether ideas are tried out in small, and their results are counted.',
    questions: [
      {
        id: 'q12',
        text: 'When somebody has an idea for doing the work better, what usually happens?',
        lowLabel: 'Nothing',
        highLabel: 'We try it within weeks',
      },
      {
        id: 'q13',
        text: 'After a change, how do you know whether it worked?',
        lowLabel: 'We go by feeling',
        highLabel: 'We compare numbers, before and after',
      },
    ],
  },
];

export const auditQuestions: readonly AuditQuestion[] = auditSections.flatMap(({ questions }) => questions);

const sectionOf = new Map(
  auditSections.flatMap((section) => section.questions.map(({ id }) => [id, section] as const)),
);

/** Returns the section of a question. */
export function sectionOfQuestion(id: QuestionId): AuditSection {
  const section = sectionOf.get(id);
  if (!section) throw new Error(`${id} is in no section`);
  return section;
}
