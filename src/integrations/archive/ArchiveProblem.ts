/** What is wrong with an archive as a whole, in words for whoever sent it. */
export class ArchiveProblem extends Error {}
