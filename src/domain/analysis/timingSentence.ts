import type { PlannedPhase } from './planPhases';
import { listInWords } from './inWords';
import type { SourceCoverage } from './sourceCoverage';
import type { TaskProfile } from './types';

/** Why the opportunity stands in its phase, in one sentence for the client. */
export function timingSentence(
  { phase, reason, after }: PlannedPhase,
  profile: TaskProfile,
  coverage: SourceCoverage,
): string {
  switch (reason) {
    case 'first':
      return `Start here: ${readyBecause(profile, coverage)}.`;
    case 'queue':
      return `${listInWords(after.map((name) => `“${name}”`))} ${after.length === 1 ? 'goes' : 'go'} first, with more savings for the effort.`;
    case 'small':
      return phase === 4
        ? 'It saves too little for a project of its own; take it along when something next to it is automated.'
        : 'It is quickly done but small, so larger savings go first.';
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

function readyBecause({ digital, judgement }: TaskProfile, { missing }: SourceCoverage): string {
  const data = `${missing.length === 0 ? 'all' : 'most of'} the data it needs is at hand`;
  const work =
    digital >= 4 ? 'the work already happens in software' : 'little has to change in how people work';
  return judgement <= 2 ? `${work}, ${data}, and few cases call for judgment` : `${work} and ${data}`;
}
