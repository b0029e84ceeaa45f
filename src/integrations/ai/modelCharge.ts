import type { Completion } from './completeText';
import type { ModelQuestion } from './ModelQuestion';

/** English has about four bytes per token and JSON fewer; a reservation is rather too large than too small. */
const bytesPerToken = 3;

/** About how many tokens a text is at most, for reserving them. */
const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text, 'utf8') / bytesPerToken);

export interface TokenCount {
  inputTokens: number;
  outputTokens: number;
}

/** No answer has more; whatever a server claims beyond is not believed. */
const mostTokens = 10_000_000;

/** What a question may cost at most: its texts, and an answer of full length. */
export function tokensToReserve(
  instructions: string,
  { turns, maxOutputTokens }: Pick<ModelQuestion<unknown>, 'turns' | 'maxOutputTokens'>,
): number {
  return estimateTokens(instructions + turns.map(({ content }) => content).join('')) + maxOutputTokens;
}

/** What an answer took: as reported, or estimated for servers that report nothing. */
export function tokensTaken(completion: Completion, estimate: { inputTokens: number }): TokenCount {
  return {
    inputTokens: believable(completion.inputTokens) ?? estimate.inputTokens,
    outputTokens: believable(completion.outputTokens) ?? estimateTokens(completion.text),
  };
}

const believable = (tokens: number | undefined): number | undefined =>
  tokens !== undefined && tokens > 0 ? Math.min(Math.round(tokens), mostTokens) : undefined;
