import { trustedOrigins } from '@/access/trustedOrigins';
import { env } from '@/env';
import { NotAllowed } from '@/errors/ApiFailures';

const foreignOrigin = 'This request comes from another site. Open this site itself and try again.';

const trusted = new Set(trustedOrigins(env.SITE_URL));
const ownSites = new Set(['same-origin', 'none']);
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Programs send neither header. A browser's word about the relation counts more than the origin it names. */
function isForeign(headers: Headers): boolean {
  const relation = headers.get('Sec-Fetch-Site');
  if (relation) return !ownSites.has(relation);
  const origin = headers.get('Origin');
  return origin !== null && !trusted.has(origin) && !isOwnHost(origin, headers.get('Host'));
}

/** The site opened by another of its names, such as an address of the office network. */
const isOwnHost = (origin: string, host: string | null): boolean =>
  host !== null && URL.canParse(origin) && new URL(origin).host === host;

/**
 * Keeps the pages of other sites from writing in a visitor's name, signing them in as somebody else included: nothing
 * that a browser sends along tells those requests from wanted ones but where they come from.
 * @throws NotAllowed for a writing request that a browser makes for another site
 */
export function refuseForeignOrigin(request: { method?: string; headers: Headers }): void {
  if (reading.has(request.method ?? 'GET') || !isForeign(request.headers)) return;
  throw new NotAllowed(foreignOrigin);
}
