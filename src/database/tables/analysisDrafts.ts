import type { PayloadRequest } from 'payload';
import type { AnalysisDraft } from '@/payload-types';

// `analysis-drafts` is closed to every request and has no hooks: nothing else is gone past. Answers are saved as they are
// given, so that each save is one statement.

const collection = 'analysis-drafts';

type DraftState = Pick<AnalysisDraft, 'answers' | 'step' | 'furthestStep'>;

/** The wizard that an account has begun; null without one. */
export const findAnalysisDraft = (req: PayloadRequest, owner: number) =>
  req.payload.db.findOne<AnalysisDraft>({ collection, where: { owner: { equals: owner } }, req });

export const createAnalysisDraft = (
  req: PayloadRequest,
  data: DraftState & { owner: number; draftKey: string },
): Promise<AnalysisDraft> => req.payload.db.create({ collection, data, req });

export const updateAnalysisDraft = (
  req: PayloadRequest,
  id: number,
  data: DraftState,
): Promise<AnalysisDraft> => req.payload.db.updateOne({ collection, id, data, req });

export async function deleteAnalysisDraft(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.db.deleteOne({ collection, where: { id: { equals: id } }, req });
}
