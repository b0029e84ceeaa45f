import type { PayloadRequest } from 'payload';
import { inTurn } from '@/operations/inTurn';
import { requireStaff } from '@/operations/requireUser';
import type { RedirectAnswer, RedirectBody } from '@/schemas/redirects';
import { presentRedirect } from './presentRedirect';

interface SaveRedirectArgs {
  req: PayloadRequest;
  /** Of the redirect that is changed; left out for a new one. */
  id?: number;
  body: RedirectBody;
}

/**
 * Adds or changes a redirect. For staff. Saves wait for each other before they take a database connection.
 * @throws Missing, ValidationError for an address that can't be led on or leads nowhere safe
 */
export async function saveRedirect({ req, id, body }: SaveRedirectArgs): Promise<RedirectAnswer> {
  requireStaff(req);
  const common = { collection: 'redirects', data: body, depth: 0, overrideAccess: false, req } as const;
  return inTurn('redirects', async () =>
    presentRedirect(
      id === undefined ? await req.payload.create(common) : await req.payload.update({ ...common, id }),
    ),
  );
}
