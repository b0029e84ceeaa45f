/** Measures requests per second of calls with a session, relative to the health check. */
import { firstAdmin, siteUnderTest } from '../testing/testSettings.mjs';
import { askFlatOut } from './askFlatOut.mjs';
import { budgets } from './budgets.mjs';
import { judge, round } from './judge.mjs';
import { sendJson } from './sendJson.mjs';
import { serveBenchSite } from './serveBenchSite.mjs';

const paths = ['/api/auth/me', '/api/analysis/summary?page=1&limit=20', '/api/admin/users?page=1&limit=20'];

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function benchApi(lifetime) {
  await serveBenchSite(lifetime);
  const { token } = await sendJson('/api/auth/login', firstAdmin);
  const headers = { Authorization: `Bearer ${token}` };
  const measure = async (/** @type {string} */ path) => {
    // The first run warms up.
    await askFlatOut({ port: siteUnderTest.port, path, headers });
    return askFlatOut({ port: siteUnderTest.port, path, headers });
  };
  const health = await measure('/api/health');
  const rows = [];
  for (const path of paths) {
    const perSecond = await measure(path);
    rows.push({ call: path, 'requests/s': round(perSecond), 'of health': round(perSecond / health, 2) });
  }
  const least = budgets.api.shareOfHealth;
  const slow = rows.filter((row) => row['of health'] < least);
  judge(
    rows,
    slow.map((row) => `${row.call} reaches ${row['of health']} of the health check, not ${least}`),
  );
}
