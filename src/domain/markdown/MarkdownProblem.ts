/** Thrown for a text that is rejected; the message is for its author. */
export class MarkdownProblem extends Error {}
