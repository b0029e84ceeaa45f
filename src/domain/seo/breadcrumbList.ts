import { absoluteAddress } from './absoluteAddress';
import type { JsonLdNode } from './JsonLd';

/** A page in the breadcrumbs of another one; the path is relative to the origin. */
export interface Breadcrumb {
  name: string;
  path: string;
}

export const breadcrumbsId = (url: string) => `${url}#breadcrumbs`;

/** Returns the breadcrumbs of the page at `url`: from the home page down to itself, in order. */
export const breadcrumbList = (origin: string, url: string, way: readonly Breadcrumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  '@id': breadcrumbsId(url),
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteAddress(origin, path),
  })),
});
