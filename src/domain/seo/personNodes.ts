import { breadcrumbList, breadcrumbsId, type Breadcrumb } from './breadcrumbList';
import type { JsonLdNode } from './JsonLd';
import { organizationId, websiteId } from './siteNodes';

interface PersonFacts {
  origin: string;
  /** Absolute URL of the person's page. */
  url: string;
  name: string;
  role: string;
  description: string;
  /** Absolute URL; null without a photo. */
  imageUrl: string | null;
  /** A profile on another site. */
  profile: string | null;
  /** ISO 8601. */
  updated: string;
  breadcrumbs: readonly Breadcrumb[];
}

/** Returns the `@id` by which posts and pages refer to the same person. */
export const personId = (url: string): string => `${url}#person`;

/**
 * Returns a team member and the page about them. Properties follow
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
