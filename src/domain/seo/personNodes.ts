import { breadcrumbList, breadcrumbsId, type Breadcrumb } from './breadcrumbList';
import type { JsonLdNode } from './JsonLd';
import { organizationId, websiteId } from './siteNodes';

interface PersonFacts {
  origin: string;
  /** Of their page, complete. */
  url: string;
  name: string;
  role: string;
  description: string;
  /** Complete; null while there is no photo. */
  imageUrl: string | null;
  /** A page of theirs on another site. */
  profile: string | null;
  /** ISO 8601. */
  updated: string;
  breadcrumbs: readonly Breadcrumb[];
}

/** By which posts and pages name the same person. */
export const personId = (url: string): string => `${url}#person`;

/**
 * Somebody of the firm, and the page about them. Properties after
 * https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */
export function personNodes(person: PersonFacts): JsonLdNode[] {
  const { origin, url, name, imageUrl, profile, breadcrumbs } = person;
  return [
    {
      '@type': 'ProfilePage',
      '@id': url,
      url,
      name,
      dateModified: person.updated,
      mainEntity: { '@id': personId(url) },
      breadcrumb: { '@id': breadcrumbsId(url) },
      isPartOf: { '@id': websiteId(origin) },
    },
    {
      '@type': 'Person',
      '@id': personId(url),
      name,
      url,
      jobTitle: person.role,
      description: person.description,
      ...(imageUrl ? { image: imageUrl } : {}),
      ...(profile ? { sameAs: [profile] } : {}),
      worksFor: { '@id': organizationId(origin) },
    },
    breadcrumbList(origin, url, breadcrumbs),
  ];
}
