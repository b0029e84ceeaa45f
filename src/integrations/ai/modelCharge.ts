import type { Completion } from './completeText';
import type { ModelQuestion } from './ModelQuestion';

/**
 * English has about four bytes per token, JSON fewer. A low value makes reservations too large rather than too small.
 */
const bytesPerToken = 3;

/** Upper estimate of a text's tokens, for reservations. */
const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text, 'utf8') / bytesPerToken);

export interface TokenCount {
  inputTokens: number;
  outputTokens: number;
}

/** No response has more; a higher number reported by a server is ignored. */
const mostTokens = 10_000_000;

/** Returns the most that a call may cost: its input plus output of full length. */
export function tokensToReserve(
  instructions: string,
  { turns, maxOutputTokens }: Pick<ModelQuestion<unknown>, 'turns' | 'maxOutputTokens'>,
): number {
  return estimateTokens(instructions + turns.map(({ content }) => content).join('')) + maxOutputTokens;
}

/** Returns the tokens used: as reported, or estimated for servers that report none. */
export function tokensTaken(completion: Completion, estimate: { inputTokens: number }): TokenCount {
  return {
    inputTokens: believable(completion.inputTokens) ?? estimate.inputTokens,
    outputTokens: believable(completion.outputTokens) ?? estimateTokens(completion.text),
  };
}

const believable = (tokens: number | undefined): number | undefined =>
  tokens !== undefined && tokens > 0 ? Math.min(Math.round(tokens), mostTokens) : undefined;
