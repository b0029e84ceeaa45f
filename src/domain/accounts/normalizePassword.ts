/** A password in the one form that is hashed (RFC 8265, OpaqueString): keyboards compose letters differently. */
export const normalizePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
