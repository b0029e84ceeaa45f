/** Settings of this site that extend the policy of every page. */
export interface PolicySettings {
  /** Origin of the firm's own booking pages, when they aren't Cal.com's. */
  bookingOrigin?: string | undefined;
  /** A tag manager is configured; it is loaded only for visitors who agree. */
  hasTagManager: boolean;
}

/** Browsers send violation reports here (`policyReports.ts`). */
export const policyReportsPath = '/policy-reports';

const calCom = ['https://cal.com', 'https://*.cal.com'];
/** https://developers.google.com/tag-platform/security/guides/csp */
const tagManager = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

type Directives = Record<string, string[]>;

/** The site's pages: their own scripts, the booking calendar and, where configured, the tag manager. */
function siteDirectives({ bookingOrigin, hasTagManager }: PolicySettings): Directives {
  const booking = [...new Set([...calCom, ...(bookingOrigin ? [bookingOrigin] : [])])];
  const tags = hasTagManager ? tagManager : { script: [], image: [], connect: [] };
  return {
    'script-src': ["'self'", ...booking, ...tags.script],
    'img-src': ["'self'", 'data:', 'blob:', ...tags.image],
    'connect-src': ["'self'", ...booking, ...tags.connect],
    'frame-src': ["'self'", ...booking],
  };
}

/** Returns whether a path belongs to the CMS panel. */
export const isCms = (path: string): boolean => /^\/cms(\/|$)/.test(path);

/** The CMS panel: only the site itself. Its editors start workers from blob URLs. */
const cmsDirectives: Directives = {
  'script-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
};

/** React writes `style` attributes, and so do charts. */
const common: Directives = {
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'report-uri': [policyReportsPath],
};

/**
 * Returns the content security policy of a page.
 * @param path of the request, e.g. "/cms/collections/posts"
 * @param inlineScripts sources of the allowed inline scripts: `sha256-…` or `nonce-…`
 * @param frameAncestors origins that may frame the page, e.g. "'none'"
 */
export function contentPolicy(
  path: string,
  inlineScripts: string[],
  frameAncestors: string,
  settings: PolicySettings,
): string {
  const own = isCms(path) ? cmsDirectives : siteDirectives(settings);
  const scripts = [...(own['script-src'] ?? []), ...inlineScripts.map((mark) => `'${mark}'`)];
  const directives = {
    'default-src': ["'self'"],
    ...own,
    'script-src': scripts,
    ...common,
    'frame-ancestors': [frameAncestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
