/**
 * How an answer of a certain shape is asked for, best first: with the schema in the protocol, as any JSON, or by words
 * alone. Servers of the OpenAI-compatible kind differ in what they know.
 */
const answerFormats = ['schema', 'json', 'words'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

/** What a server without the better format is asked for instead. */
export const simplerFormat = (format: AnswerFormat): AnswerFormat | undefined =>
  answerFormats[answerFormats.indexOf(format) + 1];
