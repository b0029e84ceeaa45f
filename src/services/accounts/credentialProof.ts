import type { PayloadRequest } from 'payload';

/**
 * How the request proved ownership of the account: with its current password, or with a link from its mailbox. A
 * session alone isn't enough, because somebody else may sit at an unlocked computer.
 */
type CredentialProof = 'password' | 'link';

/** Stores the proof in the request's context. Only operations that have checked the proof may call it. */
export function recordProof(req: PayloadRequest, proof: CredentialProof): void {
  req.context.credentialProof = proof;
}

/** Records proof by link, which names the account. Signs out any other account on the request: it gave no proof. */
export function recordLinkProof(req: PayloadRequest, userId: number): void {
  recordProof(req, 'link');
  if (req.user?.id !== userId) req.user = null;
}

/** Returns whether the request carries this proof, or any proof if none is named. */
export function hasProof(req: PayloadRequest, proof?: CredentialProof): boolean {
  const noted = req.context.credentialProof;
  return proof ? noted === proof : noted !== undefined;
}
