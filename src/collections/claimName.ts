import type { PayloadRequest } from 'payload';

/**
 * Claims a name for the document with this id within the request. When several documents leave the trash in one request, none
 * of them sees yet which names the others are about to get.
 * @returns false when the request has given the name to another document
 */
export function claimName(req: PayloadRequest, name: string, id: number): boolean {
  const claimed = (req.context.claimedNames as Map<string, number> | undefined) ?? new Map<string, number>();
  req.context.claimedNames = claimed;
  const owner = claimed.get(name) ?? id;
  if (owner === id) claimed.set(name, id);
  return owner === id;
}
