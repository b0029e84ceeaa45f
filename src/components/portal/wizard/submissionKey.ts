/** The latest submission that may have reached the server without its answer reaching us. */
let pending: { content: string; key: string } | undefined;

/**
 * The Idempotency-Key for a submission: the same for the same content until its answer has come, so that submitting
 * again after a lost connection doesn't make a second analysis; a new one as soon as an answer was changed. Kept
 * outside the wizard, because the browser's Back may take that away while the request is underway.
 */
export function submissionKeyFor(content: string): string {
  if (pending?.content !== content) pending = { content, key: newKey() };
  return pending.key;
}

/** To be called once the analysis has arrived: the same answers may then be submitted as another one. */
export function forgetSubmissionKey(): void {
  pending = undefined;
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` would be missing where the site is served without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
