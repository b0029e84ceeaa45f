/**
 * An operation of the image store failed. The message says which and why, without keys. The error has no `code`,
 * because a network error's code would be taken for the database's.
 */
export class StoreFailure extends Error {}
