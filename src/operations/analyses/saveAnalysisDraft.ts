import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { readWizardChanges } from '@/domain/analysis/readWizardChanges';
import { addChanges } from '@/domain/analysis/wizardChanges';
import { Conflict } from '@/errors/ApiFailures';
import type { AnalysisDraft, AnalysisDraftBody } from '@/schemas/analysisDraft';
import { lockAccount } from '../accounts/lockAccount';
import { inTransaction } from '@/database/inTransaction';
import {
  createAnalysisDraft,
  findAnalysisDraft,
  updateAnalysisDraft,
} from '@/database/tables/analysisDrafts';
import { countWizardSteps } from '../overview/countWizard';
import { requireUser } from '../requireUser';
import { presentAnalysisDraft } from './presentAnalysisDraft';

/**
 * Adds answers to the account's wizard draft, or creates one. Several devices can complete the same draft. For one
 * question, the answer that arrives last wins.
 * @throws Conflict when the analysis of this key has been generated or discarded meanwhile
 */
export async function saveAnalysisDraft({
  req,
  body: { key, answers, step, furthestStep },
}: {
  req: PayloadRequest;
  body: AnalysisDraftBody;
}): Promise<AnalysisDraft> {
  const user = requireUser(req);
  return inTransaction(req, async () => {
    await lockAccount(req, user);
    const draft = await findAnalysisDraft(req, user.id);
    if (key !== null && key !== draft?.draftKey) {
      throw new Conflict('This analysis was finished or started over in another place');
    }
    const furthest = Math.max(draft?.furthestStep ?? 0, furthestStep);
    const data = {
      answers: addChanges(readWizardChanges(draft?.answers), answers),
      step,
      furthestStep: furthest,
    };
    const saved = await (draft
      ? updateAnalysisDraft(req, draft.id, data)
      : createAnalysisDraft(req, { ...data, owner: user.id, draftKey: randomUUID() }));
    await countWizardSteps(req, {
      startedAt: saved.createdAt,
      before: draft?.furthestStep ?? 0,
      after: furthest,
    });
    return presentAnalysisDraft(saved);
  });
}
