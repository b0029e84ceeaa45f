/** Normalizes a password before hashing (RFC 8265, OpaqueString), because keyboards compose letters differently. */
export const normalizePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
