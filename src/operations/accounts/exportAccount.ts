import type { PayloadRequest } from 'payload';
import type { Analysis, AnalysisScenario, AuditReport } from '@/payload-types';
import type { AccountExport } from '@/schemas/account';
import { presentAnalysis } from '../analyses/presentAnalysis';
import { readAnalysisDraft } from '../analyses/readAnalysisDraft';
import { presentSharedAudit } from '../audits/presentAudit';
import { readAuditDraft } from '../audits/readAuditDraft';
import { requireUser } from '../requireUser';
import { presentScenario } from '../scenarios/presentScenario';
import { listSessions } from '../sessions/listSessions';
import { presentUser } from './presentUser';
import { readPreferences } from './readPreferences';

/**
 * Everything that is kept about the signed-in account and belongs to it. Messages sent through the contact form are
 * not: an email in a form proves nothing, so they would be handed to whoever signs up with somebody else's address.
 */
export async function exportAccount({ req }: { req: PayloadRequest }): Promise<AccountExport> {
  const user = requireUser(req);
  const own = { where: { owner: { equals: user.id } }, sort: 'createdAt', pagination: false, req };
  const { docs: analyses } = await req.payload.db.find<Analysis>({ collection: 'analyses', ...own });
  const { docs: audits } = await req.payload.db.find<AuditReport>({ collection: 'audit-reports', ...own });
  const { docs: scenarios } = await req.payload.db.find<AnalysisScenario>({
    collection: 'analysis-scenarios',
    ...own,
  });
  return {
    exported_at: new Date().toISOString(),
    account: presentUser(user),
    preferences: readPreferences({ req }),
    analyses: analyses.map(presentAnalysis),
    analysis_scenarios: scenarios.flatMap((scenario) => {
      const analysis = analyses.find(({ id }) => id === scenario.analysis);
      return analysis ? [{ analysis_id: analysis.id, ...presentScenario(scenario, analysis) }] : [];
    }),
    audits: audits.map((audit) => ({ id: audit.id, ...presentSharedAudit(audit) })),
    analysis_draft: await readAnalysisDraft({ req }),
    audit_draft: await readAuditDraft({ req }),
    sessions: await listSessions({ req }),
  };
}
