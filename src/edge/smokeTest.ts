const deadlineMs = 30_000;

/**
 * Requests the home page as a visitor would, before visitors can connect.
 * @param origin where the server listens for internal requests
 * @throws Error that says what is wrong with the response
 */
export async function smokeTestPage(origin: string): Promise<void> {
  const page = await ask(`${origin}/`);
  if (page.status !== 200 || !(await page.text()).includes('</html>')) {
    throw new Error(`The home page answers ${page.status}: the build is damaged.`);
  }
}

/**
 * Calls the API. The first call also connects the database and starts the background work. An unavailable database
 * doesn't fail the test, because pages can be served without it.
 * @param origin where the server listens for internal requests
 * @throws Error that says what is wrong with the response
 */
export async function smokeTestApi(origin: string): Promise<void> {
  const { status } = await ask(`${origin}/api/health`);
  if (status !== 200 && status !== 503) throw new Error(`The site's health check answers ${status}.`);
}

const ask = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(deadlineMs), redirect: 'manual' });
