import { RequireUser } from '@/components/portal/guard/RequireUser';
import { AnalysisResults } from '@/components/portal/results/AnalysisResults';
import { analysisOf } from './fakeAnalysis';
import { fakeApi } from './fakeApi';
import { accountOf, renderSignedIn } from './renderSignedIn';
import { router } from './router';

/** Opens the results page of analysis 12. */
export function openResults(
  analysis = analysisOf(),
  calls: Parameters<typeof fakeApi>[0] = {},
  account = accountOf(),
) {
  router.start('/analysis-results/12');
  const api = fakeApi({
    'GET /api/auth/me': account,
    'POST /api/auth/refresh-token': { token: 'second-token' },
    'GET /api/admin/analysis/12': analysis,
    'GET /api/analysis/12/projects': [],
    'GET /api/analysis/12/share': { expires_at: null },
    'GET /api/audits': [],
    ...calls,
  });
  const rendered = renderSignedIn(
    <RequireUser>
      <AnalysisResults id="12" booking={{ href: 'https://cal.com/example-firm/30min' }} />
    </RequireUser>,
    account,
  );
  return { ...rendered, api };
}
