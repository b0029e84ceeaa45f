import { StartFailure } from '../steps/StartFailure.mjs';
import { siteUnderTest } from '../testing/testSettings.mjs';

/**
 * @param {string} path
 * @param {object} body
 * @param {string} [token] session token of the sender
 * @returns {Promise<any>} response body
 */
export async function sendJson(path, body, token) {
  const response = await fetch(`${siteUnderTest.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new StartFailure(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
