import { shortHash } from '@/domain/text/shortHash';

/** The latest submission that may have reached the server without a response reaching the browser. */
let pending: { content: string; runKey: string | null; key: string } | undefined;

/**
 * Returns the Idempotency-Key for a submission. The key stays the same for the same content until a response arrives,
 * so that a retry after a lost connection doesn't create a second analysis; a changed answer gets a new key. With the
 * key of a stored run, the submission key starts with it and is the same on every device. It lives outside the wizard,
 * because Back may unmount the wizard during the request.
 */
export function submissionKeyFor(content: string, runKey: string | null = null): string {
  const isSame = pending?.content === content && (pending.runKey ?? runKey) === runKey;
  if (!pending || !isSame) {
    pending = { content, runKey, key: runKey === null ? newKey() : keyInRun(runKey, content) };
  }
  return pending.key;
}

/** Returns the key for submitting these answers of a run, the same on every device. */
export const keyInRun = (runKey: string, content: string): string => `${runKey}-${shortHash(content)}`;

/** Resets the key once the analysis has arrived, so that the same answers can be submitted as a new analysis. */
export function forgetSubmissionKey(): void {
  pending = undefined;
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing on sites served without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
