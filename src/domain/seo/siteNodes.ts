import type { FirmEntity } from '@/domain/firm/FirmFacts';
import type { JsonLdNode } from './JsonLd';
import type { SiteFacts } from './renderHead';

export interface OrganizationFacts extends SiteFacts {
  /** Relative to the origin; at least 112 pixels on each side. */
  logoPath: string;
  /** Null if the firm hasn't set it. */
  email: string | null;
  entity: FirmEntity;
  /** The firm's profiles on other sites. */
  profiles: readonly string[];
}

export const organizationId = (origin: string) => `${origin}/#organization`;
export const websiteId = (origin: string) => `${origin}/#website`;

/**
 * Returns the nodes of the firm and its site, which every page includes. Properties follow
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function siteNodes({
  origin,
  firmName,
  logoPath,
  email,
  entity: { legalName, address, phone },
  profiles,
}: OrganizationFacts): JsonLdNode[] {
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(origin),
      name: firmName,
      url: origin,
      logo: `${origin}${logoPath}`,
      ...(email ? { email } : {}),
      ...(legalName ? { legalName } : {}),
      ...(address ? { address: address.split('\n').join(', ') } : {}),
      ...(phone ? { telephone: phone } : {}),
      ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': websiteId(origin),
      name: firmName,
      url: origin,
      publisher: { '@id': organizationId(origin) },
    },
  ];
}
