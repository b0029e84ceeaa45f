/** Loopback names: a site started under one of them is also opened under the others. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the origins whose pages may use the session cookie: the site's own. */
export function trustedOrigins(siteUrl: string): string[] {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (!loopbackHosts.includes(hostname)) return [siteUrl];
  return loopbackHosts.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`);
}
