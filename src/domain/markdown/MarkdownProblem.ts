/** A text that can't be taken, with the reason in words for its author. */
export class MarkdownProblem extends Error {}
