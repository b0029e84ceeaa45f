import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockByName } from '@/database/lockByName';
import { Conflict } from '@/errors/ApiFailures';
import { serializeByKey } from '@/operations/serializeByKey';
import { requireStaff } from '@/operations/requireUser';
import type { RedirectAnswer, UpdateRedirectBody } from '@/schemas/redirects';
import { presentRedirect } from './presentRedirect';

const isOutdated =
  'Someone else changed this redirect in the meantime. Load the latest, and change it again if you still want to.';

interface SaveRedirectArgs {
  req: PayloadRequest;
  /** Id of an existing redirect; absent for a new one. */
  id?: number;
  body: UpdateRedirectBody;
}

/**
 * Creates or changes a redirect. For staff. Saves queue in this process before they take a database connection.
 * Optimistic locking: a stale `updatedAt` gets 409 with the latest values.
 * @throws Missing, ValidationError for an invalid source or an unsafe target, Conflict for a stale revision
 */
export async function saveRedirect({
  req,
  id,
  body: { updatedAt, ...data },
}: SaveRedirectArgs): Promise<RedirectAnswer> {
  requireStaff(req);
  const common = { collection: 'redirects', depth: 0, overrideAccess: false, req } as const;
  return serializeByKey('redirects', () =>
    inTransaction(req, async () => {
      if (id === undefined) return presentRedirect(await req.payload.create({ ...common, data }));
      await lockByName(req, 'redirects');
      const latest = presentRedirect(await req.payload.findByID({ ...common, id }));
      if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(latest.updatedAt)) {
        throw new Conflict(isOutdated, [], { ...latest });
      }
      return presentRedirect(await req.payload.update({ ...common, id, data }));
    }),
  );
}
