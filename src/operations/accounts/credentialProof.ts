import type { PayloadRequest } from 'payload';

/**
 * How somebody has proved that an account is theirs to change: with its current password, or with a link from its
 * mailbox. A session alone proves less: somebody may sit at an unlocked computer.
 */
type CredentialProof = 'password' | 'link';

/** Notes it for the rest of the request. Only operations that have checked it may say so. */
export function recordProof(req: PayloadRequest, proof: CredentialProof): void {
  req.context.credentialProof = proof;
}

/** The same of a link, which names the account; whoever else is signed in on this device has nothing to do with it. */
export function recordLinkProof(req: PayloadRequest, userId: number): void {
  recordProof(req, 'link');
  if (req.user?.id !== userId) req.user = null;
}

/** Whether the request has proved that, or anything when it isn't told what. */
export function hasProof(req: PayloadRequest, proof?: CredentialProof): boolean {
  const noted = req.context.credentialProof;
  return proof ? noted === proof : noted !== undefined;
}
