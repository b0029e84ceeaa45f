import { breadcrumbList, breadcrumbsId, type TrailStep } from './breadcrumbList';
import type { JsonLdNode } from './JsonLd';
import { organizationId, websiteId } from './siteNodes';

export interface PageFacts {
  origin: string;
  /** Complete. */
  url: string;
  title: string;
  description: string;
  /** ISO day or moment of the last change. */
  changed: string;
  /** From the home page down to this one, in order. */
  trail: readonly TrailStep[];
  /** The service that the page offers, by its name; null on other pages. */
  service: string | null;
  /** The questions that the page shows. */
  questions: readonly { question: string; answer: string }[];
}

const faq = ({ url, questions }: PageFacts): JsonLdNode => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What a page says about itself: the page, its place, its service and its questions, as far as it has them. */
export function pageNodes(page: PageFacts): JsonLdNode[] {
  const { origin, url, title, description, changed, trail, service, questions } = page;
  const hasTrail = trail.length > 1;
  return [
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: title,
      description,
      dateModified: changed,
      inLanguage: 'en-US',
      isPartOf: { '@id': websiteId(origin) },
      ...(hasTrail ? { breadcrumb: { '@id': breadcrumbsId(url) } } : {}),
    },
    ...(hasTrail ? [breadcrumbList(origin, url, trail)] : []),
    ...(service
      ? [
          {
            '@type': 'Service',
            '@id': `${url}#service`,
            name: service,
            serviceType: service,
            description,
            url,
            provider: { '@id': organizationId(origin) },
          },
        ]
      : []),
    ...(questions.length > 0 ? [faq(page)] : []),
  ];
}
