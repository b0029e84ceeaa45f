const deadlineMs = 30_000;

/**
 * Asks the site for its home page, as a visitor would, before visitors are let in.
 * @param origin where the server listens for its own requests
 * @throws Error that says what is wrong with the answer
 */
export async function smokeTestPage(origin: string): Promise<void> {
  const page = await ask(`${origin}/`);
  if (page.status !== 200 || !(await page.text()).includes('</html>')) {
    throw new Error(`The home page answers ${page.status}: the build is damaged.`);
  }
}

/**
 * Asks the site for a call. The first one also connects the database and starts what works in the background; a database
 * that is away keeps no page from being served.
 * @param origin where the server listens for its own requests
 * @throws Error that says what is wrong with the answer
 */
export async function smokeTestApi(origin: string): Promise<void> {
  const { status } = await ask(`${origin}/api/health`);
  if (status !== 200 && status !== 503) throw new Error(`The site's health check answers ${status}.`);
}

const ask = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(deadlineMs), redirect: 'manual' });
