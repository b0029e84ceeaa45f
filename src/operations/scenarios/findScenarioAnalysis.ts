import type { PayloadRequest, TypedUser } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { Analysis } from '@/payload-types';

interface FindArgs {
  req: PayloadRequest;
  user: TypedUser;
  id: number;
}

/**
 * The analysis whose scenarios are asked for, for its owner and for administrators.
 * @throws Missing for a missing id and, alike, for somebody else's
 */
export async function findScenarioAnalysis({ req, user, id }: FindArgs): Promise<Analysis> {
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
export async function findOwnScenarioAnalysis(args: FindArgs): Promise<Analysis> {
  const analysis = await findScenarioAnalysis(args);
  if (analysis.owner !== args.user.id) throw new Missing('Analysis not found');
  return analysis;
}
