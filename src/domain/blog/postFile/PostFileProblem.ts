/** Thrown for a file that can't be imported; the message is for the person who sent it. */
export class PostFileProblem extends Error {}
