import type { PayloadRequest } from 'payload';

/** By request: of many that come back from the trash at once, none sees yet what the others are about to be called. */
const given = new WeakMap<PayloadRequest, Map<string, number>>();

/** Gives a name to what has this id, unless the same request has given it to something else. Says whether it did. */
export function claimName(req: PayloadRequest, name: string, id: number): boolean {
  const names = given.get(req) ?? new Map<string, number>();
  given.set(req, names);
  const owner = names.get(name) ?? id;
  if (owner === id) names.set(name, id);
  return owner === id;
}
