import { absoluteAddress } from './absoluteAddress';
import { breadcrumbList, breadcrumbsId } from './breadcrumbList';
import type { JsonLdNode } from './JsonLd';
import type { PageToDescribe } from './PageToDescribe';
import { websiteId } from './siteNodes';
import { subjectOf } from './subjectOf';

const faq = (url: string, { facts }: PageToDescribe): JsonLdNode => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: facts.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What a page says about itself: the page, its place, what it is about and its questions, as far as it has them. */
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
