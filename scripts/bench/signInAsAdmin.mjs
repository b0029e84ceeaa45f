import { StartFailure } from '../steps/StartFailure.mjs';
import { firstAdmin, siteUnderTest } from '../testing/testSettings.mjs';

/**
 * The headers of calls that the first administrator makes.
 * @returns {Promise<Record<string, string>>}
 */
export async function signInAsAdmin() {
  const response = await fetch(`${siteUnderTest.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(firstAdmin),
  });
  if (!response.ok) throw new StartFailure(`Nobody can sign in: ${response.status}.`);
  const { token } = await response.json();
  return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
}
