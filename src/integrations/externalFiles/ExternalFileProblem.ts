/** An external file couldn't be fetched; the message is shown to the user. */
export class ExternalFileProblem extends Error {}
