/**
 * Ways to request structured output, best first: a JSON schema in the protocol, JSON mode, or instructions in the
 * prompt. OpenAI-compatible servers differ in what they support.
 */
const answerFormats = ['schema', 'json', 'words'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

/** Returns the next simpler format, for servers that reject this one. */
export const simplerFormat = (format: AnswerFormat): AnswerFormat | undefined =>
  answerFormats[answerFormats.indexOf(format) + 1];
