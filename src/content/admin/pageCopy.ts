import type { builtInCopy, CopyKey } from '@/content/site/copy/builtInCopy';
import type { CopyField, CopyOverrides } from '@/content/site/copy/PageCopy';

/** Labels of the tab Copy in a page's form. */
export const pageCopyTexts = {
  field: 'Words of the page',
  lede: 'An empty field shows the built-in words in gray. Changes are on the page as soon as you save.',
  plainText: 'Plain text; line breaks become spaces. Buttons and prices without a field stay as they are.',
  nothing: 'The words of this page can’t be changed here.',
  restore: 'Restore',
  restoreOf: (label: string, section: string) => `Restore the built-in words of ${label}, ${section}`,
  used: (length: number, limit: number) => `${length} of ${limit} characters`,

  questions: 'Questions and answers',
  builtInQuestions: 'These are the built-in questions. If you change one, the page shows exactly this list.',
  ownQuestions: 'The page shows exactly this list.',
  question: 'Question',
  answer: 'Answer',
  numbered: (label: string, place: number) => `${label} ${place}`,
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  ofQuestion: (action: string, place: number) => `${action}: question ${place}`,
  moved: (place: number, count: number) => `The question is now number ${place} of ${count}.`,
  lastQuestion: 'At least one question stays. Restore brings the built-in ones back.',
  add: 'Add a question',
  restoreQuestions: 'Restore the built-in questions',

  showPreview: 'Show preview',
  hidePreview: 'Hide preview',
  previewFrame: 'The page as visitors would see it',
  previewFailed: 'The page could not be loaded. Close the preview and open it again.',
} as const;

/** Messages for words that can't be saved. */
export const copyProblems = {
  unknown: 'This page has no text with this name',
  question: 'Write the question, or remove it',
  answer: 'Write the answer, or remove the question',
  tooManyQuestions: (count: number) => `At most ${count} questions`,
} as const;

const fieldLabels: Readonly<Record<CopyField, string>> = {
  eyebrow: 'Line above the headline',
  heading: 'Headline',
  lede: 'Introduction',
  text: 'Text',
  note: 'Note',
  action: 'Button or link',
  secondAction: 'Second button or link',
};

type SectionName = { [Key in CopyKey]: keyof (typeof builtInCopy)[Key] }[CopyKey] | 'questions';

const sectionLabels: Readonly<Record<SectionName, string>> = {
  hero: 'Top of the page',
  closing: 'End of the page',
  questions: pageCopyTexts.questions,
  arithmetic: 'Arithmetic',
  steps: 'Steps',
  risks: 'Risks',

  calculator: 'Calculator',
  sample: 'Sample report',
  services: 'Services',
  consulting: 'Card: consulting',
  development: 'Card: development',
  leadership: 'Card: leadership',
  useCase: 'Example of a law firm',
  tiers: 'Packages',
  tierLite: 'Package: Lite',
  tierPro: 'Package: Pro',

  signUp: 'Sign-up form',
  preview: 'What the report looks like',
  decisions: 'Decisions',
  formula: 'Formula',
  refusals: 'What we don’t do',
  knowledge: 'Knowledge',
  pricing: 'Prices',
  ownership: 'Ownership',
  measuring: 'Measuring results',
  otherChoices: 'Other choices',
  matrix: 'Who does what',
  members: 'People',
  disciplines: 'Disciplines',
  form: 'Contact form',
  call: 'Call',
  next: 'What happens next',
  ways: 'Other ways to reach us',

  businessFirst: 'Business first',
  strategicThinking: 'Strategy',
  scaleWithYou: 'Scale',
  generativeAi: 'Generative AI',
  smallBusiness: 'Small businesses',
  infrastructureAndData: 'Infrastructure and data',
  aiManagementConsulting: 'Management consulting',
  ethicalAi: 'Ethics',
  results: 'Results',
  whyUs: 'Reasons for us',
  deliverables: 'What clients can order',
  method: 'How we work',
  fit: 'Who it suits',
  uses: 'Where it helps',
  evidence: 'Evidence',
  data: 'Data',
  alignment: 'Alignment',
  changeManagement: 'Change management',
  systems: 'Systems',
  roiModeling: 'ROI model',
  roadmapsAndPilots: 'Roadmap and pilots',
  aiLeadership: 'AI leadership',
  useCases: 'Use cases',
  promises: 'Promises',
  pilots: 'Pilots',
  whatWeBuild: 'What we build',
  flatRate: 'Flat rate',
  buyConnectBuild: 'Buy, connect or build',
  howItGoes: 'How it goes',
  tasks: 'Tasks that suit it',
  parts: 'Parts',
  acceptance: 'Acceptance',
  pipeline: 'Pipeline',
  security: 'Security',
  measures: 'Measures',
  places: 'Where it works',
  limits: 'Limits',
  handover: 'Handover to people',
  office: 'Handover: in the office',
  numbers: 'Numbers',
  signs: 'Signs',
  kinds: 'Kinds of integration',
  waysIn: 'Ways in',
  rules: 'Rules',
  journey: 'Example, step by step',
  foreignText: 'Text from others',
  builtInOrOwn: 'Built in or own',
};

const labelIn =
  (labels: Readonly<Record<string, string>>) =>
  (name: string): string =>
    labels[name] ?? name;

export const copyFieldLabel = labelIn(fieldLabels);
export const copySectionLabel = labelIn(sectionLabels);

/** Returns a record's own words as lines of text. */
export function copyLines({ sections = {}, questions = [] }: CopyOverrides): string[] {
  const words = Object.entries(sections).flatMap(([section, fields]) =>
    Object.entries(fields).map(
      ([field, text]) => `${copySectionLabel(section)}, ${copyFieldLabel(field)}: ${text}`,
    ),
  );
  const answers = questions.map(({ question, answer }) => `${question} ${answer}`);
  return [...words, ...answers];
}

/** Returns a record's own words as text, for the trail. Empty without any. */
export const describeCopy = (copy: CopyOverrides): string => copyLines(copy).join('; ');
