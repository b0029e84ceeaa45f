import type { PayloadRequest, TypedUser } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { Analysis } from '@/payload-types';

interface FindArgs {
  req: PayloadRequest;
  user: TypedUser;
  id: number;
}

/**
 * Returns an analysis that the account may read: its own, or any for administrators.
 * @throws Missing for an unknown id, and the same for another account's analysis
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

/**
 * Returns an analysis for its owner only. Nobody else, administrators included, may change a client's own inputs.
 * @throws Missing
 */
export async function findOwnAnalysis(args: FindArgs): Promise<Analysis> {
  const analysis = await findAnalysis(args);
  if (analysis.owner !== args.user.id) throw new Missing('Analysis not found');
  return analysis;
}
