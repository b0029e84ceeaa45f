import type { PayloadRequest, TypedUser } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { Analysis } from '@/payload-types';

interface FindArgs {
  req: PayloadRequest;
  user: TypedUser;
  id: number;
}

/**
 * An analysis that this account may read: its own, or anybody's for administrators.
 * @throws Missing for a missing id and, alike, for somebody else's
 */
export async function findAnalysis({ req, user, id }: FindArgs): Promise<Analysis> {
  const analysis = await req.payload.findByID({
    collection: 'analyses',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
    req,
  });
  if (!analysis) throw new Missing('Analysis not found');
  return analysis;
}

/** The same for its owner only: nobody else, administrators included, changes what a client has tried out. */
export async function findOwnAnalysis(args: FindArgs): Promise<Analysis> {
  const analysis = await findAnalysis(args);
  if (analysis.owner !== args.user.id) throw new Missing('Analysis not found');
  return analysis;
}
