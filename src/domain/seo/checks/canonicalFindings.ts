import { isPageAddress } from '../isPageAddress';
import type { MetadataFinding } from './MetadataFinding';
import { withoutEndSlash } from './withoutEndSlash';

interface CanonicalQuestion {
  /** As entered: an absolute URL, a path of this site, or empty for the page's own address. */
  canonicalUrl: string;
  /** The page's own path. */
  path: string;
  /** Such as `https://example.com`. */
  origin: string;
  isKnownPath: (path: string) => boolean;
  isIndexable: boolean;
}

const field = 'canonicalUrl';

/**
 * Returns findings about a canonical address: another page, another site, a missing page, or a conflict with noindex.
 */
export function canonicalFindings(question: CanonicalQuestion): MetadataFinding[] {
  const written = question.canonicalUrl.trim();
  if (!written) return [];
  const url = parse(written, question.origin);
  if (!url) {
    return [
      {
        severity: 'error',
        field,
        message: 'Only http(s) addresses and paths of this site can be canonical.',
      },
    ];
  }
  if (url.origin !== question.origin) return otherOrigin(url, question);
  return [...ownSite(url, question), ...decorations(url)];
}

function parse(written: string, origin: string): URL | null {
  if (!isPageAddress(written) || !URL.canParse(written, origin)) return null;
  return new URL(written, origin);
}

function otherOrigin(url: URL, { origin, isIndexable }: CanonicalQuestion): MetadataFinding[] {
  const site = new URL(origin);
  const message =
    url.hostname === site.hostname
      ? `The canonical address begins with ${url.origin}, this site with ${origin}. Search engines take them for two pages.`
      : `The canonical address is on another site (${url.host}): search engines are asked to list that page instead of this one.`;
  return [{ severity: 'warning', field, message }, ...conflict(isIndexable)];
}

function ownSite(url: URL, { path, isKnownPath, isIndexable }: CanonicalQuestion): MetadataFinding[] {
  const target = withoutEndSlash(url.pathname);
  if (target === withoutEndSlash(path)) return [];
  const isKnown = isKnownPath(target);
  const message = isKnown
    ? `The canonical address is another page (${target}): search engines are asked to list that one instead of this one.`
    : `The canonical address leads to ${target}, where there is no page that we know of.`;
  return [{ severity: isKnown ? 'warning' : 'error', field, message }, ...conflict(isIndexable)];
}

/** "noindex" and a canonical address of another page contradict each other. */
function conflict(isIndexable: boolean): MetadataFinding[] {
  if (isIndexable) return [];
  const message =
    'Indexing is prevented and the canonical address is another page. Search engines may take both wishes for that other page; keep one.';
  return [{ severity: 'error', field, message }];
}

function decorations(url: URL): MetadataFinding[] {
  if (!url.search && !url.hash) return [];
  const message = 'A canonical address should have neither a query (?...) nor an anchor (#...).';
  return [{ severity: 'warning', field, message }];
}
