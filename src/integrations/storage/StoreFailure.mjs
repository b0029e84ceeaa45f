/**
 * A store didn't do what it was asked. The words say which and why, without keys and without what the network says in codes
 * of its own: these would be taken for the database's.
 */
export class StoreFailure extends Error {}
