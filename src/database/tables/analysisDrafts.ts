import type { PayloadRequest } from 'payload';
import type { AnalysisDraft } from '@/payload-types';

// Bypasses access control of `analysis-drafts`, which is closed to every request and has no hooks. Answers are saved
// as the user gives them, so each save is a single statement.

const collection = 'analysis-drafts';

type DraftState = Pick<AnalysisDraft, 'answers' | 'step' | 'furthestStep'>;

/** Returns the account's unfinished wizard; null if there is none. */
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
