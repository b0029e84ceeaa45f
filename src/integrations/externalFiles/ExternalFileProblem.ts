/** Why a file of another site could not be fetched, in words for whoever asked for it. */
export class ExternalFileProblem extends Error {}
