/** Names that all mean this machine: a site started on one of them is opened by the others too. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** The origins whose pages may use the session cookie: the site's own. */
export function trustedOrigins(siteUrl: string): string[] {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (!loopbackHosts.includes(hostname)) return [siteUrl];
  return loopbackHosts.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`);
}
