import { listInWords } from './inWords';
import type { Setting } from './automatableShare';
import { common, own, type Passage } from './Passage';
import { saysOnPaper } from './saysOffline';
import type { SourceCoverage } from './sourceCoverage';
import type { CaseKind, InputKind, OwnTaskAnswers, TaskProfile } from './types';

/**
 * Explains a catalogue task's share in sentences: pros, cons, data, setting.
 * @param bottleneck the client's text about the task, which the sentences must not contradict
 */
export function shareReasons(
  { profile, coverage, arrival }: { profile: TaskProfile; coverage: SourceCoverage; arrival?: string },
  setting: Setting,
  bottleneck = '',
): Passage[] {
  const arrivesOffline = isInSoftware(profile) && arrival !== undefined;
  const onPaper = arrivesOffline
    ? 'It is counted as if all of it reached you in digital form, which you have to see to first.'
    : '';
  return [
    own(forAndAgainst(profile, arrivesOffline || saysOnPaper(bottleneck))),
    own(onPaper),
    own(dataSentence(coverage)),
    common(settingSentence(setting)),
  ];
}

const isInSoftware = ({ digital }: TaskProfile): boolean => digital >= 4;

/** Explains the share of a task in the client's own words, for which only the setting is known. */
export function ownTaskReasons(
  answers: OwnTaskAnswers,
  { missing }: SourceCoverage,
  setting: Setting,
): Passage[] {
  const better =
    missing.length > 0
      ? [
          own(
            `It would rise with better records: ${missing.join(', ')}.`,
            `Better records would raise it: ${missing.join(', ')}.`,
          ),
        ]
      : [];
  return [ownTaskBasis(answers), ...better, common(settingSentence(setting))];
}

const casesWords: Readonly<Record<CaseKind, string>> = {
  alike: 'most cases are alike',
  similar: 'cases are similar, with exceptions',
  different: 'hardly two cases are the same',
};
const inputWords: Readonly<Record<InputKind, string>> = {
  software: 'its input is in software already',
  files: 'its input comes as files and emails',
  paper: 'its input comes on paper or by phone',
};

function ownTaskBasis({ cases, input }: OwnTaskAnswers): Passage {
  const said = [cases ? casesWords[cases] : '', input ? inputWords[input] : ''].filter(Boolean);
  if (said.length === 0)
    return own(
      'The share is that of a difficult task, as we have not seen this one yet and know neither how alike its cases are nor how its input comes.',
      'The share is that of a difficult task, as its cases and its input are unknown.',
    );
  const words = listInWords(said);
  return own(
    `We have not seen this task yet; its share follows from what you said of it: ${words}.`,
    `Its share follows from what you said: ${words}.`,
  );
}

function forAndAgainst(profile: TaskProfile, isOffline: boolean): string {
  const inFavor = strengths(profile, isOffline);
  const against = weaknesses(profile);
  return [
    inFavor.length > 0 ? `In its favor: ${listInWords(inFavor)}.` : '',
    against.length > 0 ? `Against it: ${listInWords(against)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function strengths(profile: TaskProfile, isOffline: boolean): string[] {
  const { structure, variation, judgement } = profile;
  return [
    structure >= 4 ? 'structured input' : '',
    variation <= 2 ? 'cases much like each other' : '',
    isInSoftware(profile) && !isOffline ? 'work that already happens in software' : '',
    judgement <= 2 ? 'little need for judgment' : '',
  ].filter(Boolean);
}

function weaknesses({ structure, variation, digital, judgement }: TaskProfile): string[] {
  return [
    structure <= 2 ? 'much free text and conversation' : '',
    variation >= 4 ? 'cases that differ widely' : '',
    digital <= 2 ? 'steps on paper, by phone or on site' : '',
    judgementWeakness[judgement],
  ].filter(Boolean);
}

const judgementWeakness = {
  1: '',
  2: '',
  3: 'results a person has to correct and approve',
  4: 'results that take expert judgment',
  5: 'judgment as the core of the task',
} as const;

function dataSentence({ atHand, missing }: SourceCoverage): string {
  if (missing.length === 0) return `Data at hand: ${atHand.join(', ')}.`;
  if (atHand.length === 0) return `Data still missing: ${missing.join(', ')}.`;
  return `Data at hand: ${atHand.join(', ')}; missing: ${missing.join(', ')}.`;
}

function settingSentence({ aiReadiness, readinessAudit, currentAiUsage }: Setting): string {
  const usage = currentAiUsage === 'yes' ? 'AI already in use' : 'no AI in use yet';
  const basis = readinessAudit
    ? `by your audit, ${readinessAudit.percent}%`
    : 'our assumption, as there is no audit';
  return `First-year figures with ${usage} and ${aiReadiness} AI readiness (${basis}), before the cost of setup and tools.`;
}
