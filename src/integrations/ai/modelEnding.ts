import type { ModelFailureReason } from '@/domain/languageModel/modelCallKinds';
import type { Completion } from './completeText';
import type { ModelQuestion } from './ModelQuestion';
import { ProviderFault } from './ProviderFault';
import { readModelJson } from './readModelJson';

/** How a question ended, before its costs are settled. */
export type ModelEnding<T> =
  | { outcome: 'answered'; value: T; completion: Completion }
  | { outcome: 'invalid' | 'refused'; completion: Completion; findings: string[] }
  | { outcome: ModelFailureReason; mayHaveCost: boolean };

const tooLong = 'The answer is too long and was cut off: write less.';

/** What a complete answer of the provider is worth. */
export function endingOfCompletion<T>(
  completion: Completion,
  { answer }: Pick<ModelQuestion<T>, 'answer'>,
): ModelEnding<T> {
  if (completion.isDeclined) return { outcome: 'refused', completion, findings: [] };
  if (completion.isCutOff) return { outcome: 'invalid', completion, findings: [tooLong] };
  const read = readModelJson(completion.text, answer);
  return 'value' in read
    ? { outcome: 'answered', value: read.value, completion }
    : { outcome: 'invalid', completion, findings: read.findings };
}

type Loss = Extract<ModelEnding<never>, { mayHaveCost: boolean }>;

/** Why there is none. `asker` is the signal of whoever asked, `deadline` that one or the end of the time. */
export function endingOfError(error: unknown, asker: AbortSignal, deadline: AbortSignal): Loss {
  if (error instanceof ProviderFault) return { outcome: reasonOf(error), mayHaveCost: error.mayHaveCost };
  return { outcome: deadline.aborted ? reasonOfEnd(asker) : 'failed', mayHaveCost: true };
}

/** Of a signal that ended the wait: whoever asked is gone, or the time is up. */
export const reasonOfEnd = (asker: AbortSignal): 'cancelled' | 'timeout' =>
  asker.aborted && !isTimeout(asker.reason) ? 'cancelled' : 'timeout';

const isTimeout = (reason: unknown): boolean => reason instanceof Error && reason.name === 'TimeoutError';

const reasonOf = ({ kind }: ProviderFault): ModelFailureReason =>
  kind === 'limited' || kind === 'refused' ? kind : 'failed';
