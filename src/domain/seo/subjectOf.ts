import type { JsonLdNode } from './JsonLd';
import type { PageToDescribe } from './PageToDescribe';
import { organizationId } from './siteNodes';

interface Subject {
  id: string;
  /** Null where it is described on every page. */
  node: JsonLdNode | null;
}

/**
 * The thing that a page is about: what its record says, else the service that it shows. Null for a page about nothing
 * but itself.
 */
export function subjectOf(url: string, page: PageToDescribe): Subject | null {
  const { origin, firmName, head, facts, schemaType = 'WebPage' } = page;
  const firm = { '@id': organizationId(origin) };
  const named = { name: facts.name, description: head.description, url };
  const pictured = { ...named, image: head.ogImage };
  switch (schemaType) {
    case 'Article': {
      const { description, image } = pictured;
      const article = { headline: head.ogTitle, description, image, dateModified: facts.changed };
      const signed = { author: firm, publisher: firm, mainEntityOfPage: { '@id': url } };
      return { id: `${url}#article`, node: { '@type': 'Article', ...article, ...signed } };
    }
    case 'Product':
      return { id: `${url}#product`, node: { '@type': 'Product', ...pictured, brand: firm } };
    case 'Organization':
      return { id: firm['@id'], node: null };
    case 'LocalBusiness': {
      const business = { ...pictured, name: firmName, parentOrganization: firm };
      return { id: `${url}#business`, node: { '@type': 'LocalBusiness', ...business } };
    }
    default:
      if (schemaType !== 'Service' && !facts.isService) return null;
      return {
        id: `${url}#service`,
        node: { '@type': 'Service', ...named, serviceType: facts.name, provider: firm },
      };
  }
}
