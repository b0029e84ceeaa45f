/** Copy of the story page. */
export const story = {
  title: 'Our Story: Why We Show the Math First',
  description:
    'Why this firm counts hours before it recommends software, names a price before it starts, and hands everything over at the end.',
  heading: 'We show the math before we send a bill',
  lede: 'Most owners have seen an impressive AI demo. Few have been told what it would save them, in hours and dollars, before they paid for it. This firm exists to close that gap.',
} as const;

export interface Decision {
  /** A typical problem of AI projects. */
  trouble: string;
  answer: string;
  why: string;
}

export const decisionsHead = {
  heading: 'Five things that go wrong, and what we decided',
  lede: 'None of this is about technology. AI projects in smaller firms fail for plain reasons, and each of our rules answers one of them.',
} as const;

export const decisions: readonly Decision[] = [
  {
    trouble: 'The demo looks great, and on Monday nothing changes.',
    answer: 'We start with the work, not with a tool.',
    why: 'Who does what, how often, for how long, and what makes a case difficult. The software comes last, and sometimes it is software you already pay for.',
  },
  {
    trouble: 'Nobody wrote down what the work costs today.',
    answer: 'We find out what it costs today.',
    why: 'Without a number from before, there is no way to tell afterward whether the project paid for itself. So that number is the first thing you get, and it is free.',
  },
  {
    trouble: 'The bill grows while the project goes on.',
    answer: 'You have the price before anything starts.',
    why: 'Advice is priced per deliverable, builds at a flat rate, ongoing leadership by the month. If we misjudge the effort, that is our loss and not your surprise.',
  },
  {
    trouble: 'The knowledge leaves with the consultant.',
    answer: 'Everything is yours, and handover is part of the price.',
    why: 'Documents, source code, accounts, test cases and the instructions your software runs on. You can carry on without us, and you should be able to.',
  },
  {
    trouble: 'The people who do the work hear about it last.',
    answer: 'We talk to them first.',
    why: 'They know which cases are the strange ones. They also decide with us what stays in human hands, which is why they use the result.',
  },
];

export const formula = {
  heading: 'One formula runs through everything we do',
  lede: 'It fits on one line and needs no specialist. If we can’t show you where a number comes from, we don’t use it.',
} as const;

export const refusals = {
  title: 'What we turn down',
  text: 'Saying no is part of the advice. You hear it in the first call, before it costs you anything.',
  items: [
    {
      title: 'Decisions about people without a person',
      text: 'Hiring, firing, credit, treatment: software can prepare the decision, but a person makes it.',
    },
    {
      title: 'Projects without a payback',
      text: 'If the savings don’t cover the build, we say so and stop there.',
    },
    {
      title: 'Rebuilding what you own',
      text: 'When a setting in your current system does the job, we show you the setting.',
    },
    {
      title: 'Data you may not use',
      text: 'We don’t touch confidential client files until it is clear what you may do with them.',
    },
  ],
} as const;

export const storyClosing = 'See what the math looks like for your own week';
