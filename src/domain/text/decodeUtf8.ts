/** Decodes UTF-8, without a byte order mark; null for invalid bytes, which would become U+FFFD. */
export function decodeUtf8(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
