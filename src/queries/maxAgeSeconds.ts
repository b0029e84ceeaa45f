/**
 * A change reaches what is kept at once through its tag, on every server. This is for what nobody tells of: a backup that
 * was restored, and a server that was killed between its commit and the row for the others (0046).
 */
export const maxAgeSeconds = 60;
