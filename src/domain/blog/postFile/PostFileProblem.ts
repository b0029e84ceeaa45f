/** A file that can't be imported, with the reason in words for whoever sent it. */
export class PostFileProblem extends Error {}
