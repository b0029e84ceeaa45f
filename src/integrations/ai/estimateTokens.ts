/** English has about four bytes per token and JSON fewer; a reservation is rather too large than too small. */
const bytesPerToken = 3;

/** About how many tokens a text is at most, for reserving them. */
export const estimateTokens = (text: string): number =>
  Math.ceil(Buffer.byteLength(text, 'utf8') / bytesPerToken);
