import { quoted } from './excerpt';
import type { PlannedPhase } from './planPhases';
import { listInWords } from './inWords';
import type { SourceCoverage } from './sourceCoverage';
import type { TaskProfile } from './types';

/** Names are quoted whole. */
const nameLength = 100;

/** What a client says of work that doesn't happen in software, whatever is usual for the task. */
const offline =
  /\b(?:papers?|paperwork|phone|phoned|calls?|called|fax(?:es|ed)?|clipboards?|handwritten|by hand|sticky|post-?its?|whiteboard|voicemails?|notebooks?)\b/iu;

/**
 * Why the opportunity stands in its phase, in one sentence for the client. `bottleneck` is what they wrote about the
 * task, which the sentence must not contradict.
 */
export function timingSentence(
  { phase, reason, after }: PlannedPhase,
  profile: TaskProfile,
  coverage: SourceCoverage,
  bottleneck = '',
): string {
  switch (reason) {
    case 'first':
      return `Start here: ${readyBecause(profile, coverage, offline.test(bottleneck))}.`;
    case 'queue':
      return `${listInWords(after.map((name) => quoted(name, nameLength)))} ${after.length === 1 ? 'goes' : 'go'} first, with more savings for the effort.`;
    case 'small':
      return phase === 4
        ? 'It saves too little for a project of its own; take it along when something next to it is automated.'
        : smallSentence(after);
    case 'unseen':
      return `It waits for phase ${phase}, until we have gone through it together.`;
    case 'paper':
      return `It waits for phase ${phase}, because little of this work happens in software today.`;
    case 'data':
      return `It waits for phase ${phase}, until this data is in usable form: ${coverage.missing.slice(0, 3).join(', ')}.`;
    case 'judgement':
      return `It waits for phase ${phase}, when your people know from simpler work where the output can be trusted.`;
    case 'hard':
      return `It waits for phase ${phase}, since setting it up takes some experience with simpler automation.`;
  }
}

/** Small savings wait for larger ones where there are any, otherwise for the ground to be laid. */
function smallSentence(after: readonly string[]): string {
  return after.length > 0
    ? 'It is quickly done but small, so larger savings go first.'
    : 'It is quickly done but small, so it follows once the rules are agreed and today’s numbers are written down.';
}

function readyBecause(
  { digital, judgement }: TaskProfile,
  { missing, ratio }: SourceCoverage,
  isOffline: boolean,
): string {
  const part = missing.length === 0 ? 'all' : ratio > 0.5 ? 'most of' : 'half of';
  const inSoftware =
    digital >= 4 ? 'the work already happens in software' : 'little has to change in how people work';
  return listInWords(
    [
      isOffline ? '' : inSoftware,
      `${part} the data it needs is at hand`,
      judgement <= 2 ? 'few cases call for judgment' : '',
    ].filter(Boolean),
  );
}
