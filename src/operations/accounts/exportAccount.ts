import type { PayloadRequest } from 'payload';
import type { Analysis } from '@/payload-types';
import type { AccountExport } from '@/schemas/account';
import { presentAnalysis } from '../analyses/presentAnalysis';
import { requireUser } from '../requireUser';
import { listSessions } from '../sessions/listSessions';
import { presentUser } from './presentUser';
import { readPreferences } from './readPreferences';

/**
 * Everything that is kept about the signed-in account and belongs to it. Messages sent through the contact form are
 * not: an email in a form proves nothing, so they would be handed to whoever signs up with somebody else's address.
 */
export async function exportAccount({ req }: { req: PayloadRequest }): Promise<AccountExport> {
  const user = requireUser(req);
  const { docs: analyses } = await req.payload.db.find<Analysis>({
    collection: 'analyses',
    where: { owner: { equals: user.id } },
    sort: 'createdAt',
    pagination: false,
    req,
  });
  return {
    exported_at: new Date().toISOString(),
    account: presentUser(user),
    preferences: readPreferences({ req }),
    analyses: analyses.map(presentAnalysis),
    sessions: await listSessions({ req }),
  };
}
