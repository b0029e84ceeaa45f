import { absoluteAddress } from './absoluteAddress';
import { breadcrumbList, breadcrumbsId } from './breadcrumbList';
import type { JsonLdNode } from './JsonLd';
import type { PageToDescribe } from './PageToDescribe';
import { organizationId, websiteId } from './siteNodes';

interface Subject {
  id: string;
  /** Null if the site-wide nodes describe it already. */
  node: JsonLdNode | null;
}

/**
 * Returns the main entity of a page: of the record's schema type, else the service that the page shows. Null for a
 * plain WebPage.
 */
function subjectOf(url: string, page: PageToDescribe): Subject | null {
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

const faq = (url: string, { facts }: PageToDescribe): JsonLdNode => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: facts.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * Returns the structured data of a page: the page itself, and if present its breadcrumbs, main entity and questions.
 */
export function pageNodes(page: PageToDescribe): JsonLdNode[] {
  const { origin, path, head, facts } = page;
  const url = absoluteAddress(origin, path);
  const hasBreadcrumbs = facts.trail.length > 1;
  const subject = subjectOf(url, page);
  return [
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: head.title,
      description: head.description,
      dateModified: facts.changed,
      inLanguage: 'en-US',
      isPartOf: { '@id': websiteId(origin) },
      ...(hasBreadcrumbs ? { breadcrumb: { '@id': breadcrumbsId(url) } } : {}),
      ...(subject ? { mainEntity: { '@id': subject.id } } : {}),
    },
    ...(hasBreadcrumbs ? [breadcrumbList(origin, url, facts.trail)] : []),
    ...(subject?.node ? [{ ...subject.node, '@id': subject.id }] : []),
    ...(facts.questions.length > 0 ? [faq(url, page)] : []),
  ];
}
