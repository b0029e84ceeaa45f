/** Copy of the assessment page. */
export const assessment = {
  title: 'Free AI Opportunity Assessment for SMBs',
  description:
    'Answer eleven questions and get a list of what AI could take over in your firm: hours, dollars, what to do first. Free, every figure explained.',
  lede: 'Answer eleven questions about how your firm works. You get a list of what software could take over, with hours, dollars, and the order to do it in.',
  signUpTitle: 'Create your free account',
  stepsTitle: 'Four steps from sign-up to report',
  previewTitle: 'What the report looks like',
  previewText:
    'This one is a sample, calculated by the same engine as yours for a made-up distributor with 40 people.',
  questionsTitle: 'Questions people ask first',
} as const;

export type StepPicture = 'signUp' | 'start' | 'answer' | 'report';

export const assessmentSteps: readonly { picture: StepPicture; title: string; text: string }[] = [
  {
    picture: 'signUp',
    title: 'Sign up',
    text: 'Name, email, company, password. No card, and nobody calls you unless you ask.',
  },
  {
    picture: 'start',
    title: 'Start',
    text: 'Press Run New Analysis on your dashboard. You can run three: the whole firm, or one department each.',
  },
  {
    picture: 'answer',
    title: 'Answer 11 questions',
    text: 'Pick departments and tasks from lists, then say how many people do each, for how many hours, at what salary.',
  },
  {
    picture: 'report',
    title: 'Get your report',
    text: 'It opens on your dashboard at once: every opportunity with its hours, dollars, phase and formula.',
  },
];

export interface Question {
  question: string;
  answer: string;
}

export const assessmentQuestions: readonly Question[] = [
  {
    question: 'Is it really free?',
    answer:
      'Yes. The account, the questions and the report cost nothing, and we never ask for a card. An account comes with three analyses. We earn money if you later hire us to build something, and you are free to build it yourself or with somebody else.',
  },
  {
    question: 'How long does it take?',
    answer:
      'As long as you give it. Most of your time goes into the question about tasks: the more of them you enter, the longer it takes and the more the report has to work with. Three or four well-chosen tasks make a useful start.',
  },
  {
    question: 'What should I have at hand?',
    answer:
      'Rough figures for each task: how many people do it, how many hours each of them spends on it, and what they earn on average. Estimates are fine. Salaries matter most, so look those up if you can.',
  },
  {
    question: 'Where do the numbers come from?',
    answer:
      'From yours. A salary divided by 2,080 working hours gives the hourly rate; people × hours × how often it happens gives the hours a year; the two multiplied give what the task costs you. The share that software can take over follows from the kind of task, the data you have and your experience with AI. The report writes the whole calculation beside each figure.',
  },
  {
    question: 'How far can I trust the result?',
    answer:
      'As far as you can trust an estimate by somebody who hasn’t seen your office. That is why each figure has a low and a high estimate. Savings don’t include the cost of setup. The report estimates setup and yearly cost separately, because they depend on your systems. Where we need one more fact from you, the report says TBD and asks for it.',
  },
  {
    question: 'We are only eight people. Is it worth it?',
    answer:
      'Often one or two tasks are, and the report shows which. It may also show that a task costs less than any tool that could replace it. Then leave it as it is; that is a result too.',
  },
  {
    question: 'Who can see what I enter?',
    answer:
      'You, and the administrators of this site, so that they can answer your questions. Other clients can’t. We don’t sell your answers or use them for advertising. Our privacy page has the details, says whether a language model phrases the report and what its provider is given, and tells you how to have everything deleted.',
  },
  {
    question: 'Do I have to talk to anybody?',
    answer:
      'No. The report is on your dashboard as soon as it is calculated. If you want to go through it with a person, ask for a call on the contact page.',
  },
  {
    question: 'Is this about cutting jobs?',
    answer:
      'The report counts hours, not people. Saved hours turn into money only where they replace overtime, outside help or hiring, or go into work that customers pay for. Decide what the hours are for before you begin, and tell the people who do the work.',
  },
];
