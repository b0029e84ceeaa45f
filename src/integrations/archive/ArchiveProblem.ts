/** An archive as a whole is invalid; the message is shown to the user. */
export class ArchiveProblem extends Error {}
