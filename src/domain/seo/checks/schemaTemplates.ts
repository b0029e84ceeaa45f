import { organizationId, websiteId } from '../siteNodes';

/** The values that a template is filled with, as far as they are known. */
export interface TemplateFacts {
  firmName: string;
  /** The site's origin without a trailing slash. */
  siteUrl: string;
  pageUrl: string;
  title: string;
  description: string;
}

export const schemaTemplateNames = ['organization', 'website', 'faqpage', 'service'] as const;
export type SchemaTemplateName = (typeof schemaTemplateNames)[number];

export const isTemplateName = (value: unknown): value is SchemaTemplateName =>
  schemaTemplateNames.some((name) => name === value);

const context = 'https://schema.org';

/** Sample sentences for the author to replace; sampleFindings warns about those that are left. */
export const faqSample = {
  question: 'A question that visitors ask',
  answer: 'The answer, as the page gives it.',
};

const templates: Record<SchemaTemplateName, (facts: TemplateFacts) => Record<string, unknown>> = {
  organization: ({ firmName, siteUrl, description }) => ({
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: firmName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    description,
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', url: `${siteUrl}/contact` },
  }),
  website: ({ firmName, siteUrl, description }) => ({
    '@context': context,
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: firmName,
    url: `${siteUrl}/`,
    description,
    publisher: { '@id': organizationId(siteUrl) },
  }),
  faqpage: () => ({
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: faqSample.question,
        acceptedAnswer: { '@type': 'Answer', text: faqSample.answer },
      },
    ],
  }),
  service: ({ firmName, siteUrl, pageUrl, title, description }) => ({
    '@context': context,
    '@type': 'Service',
    name: title,
    description,
    serviceType: title,
    areaServed: 'US',
    url: pageUrl,
    provider: { '@type': 'Organization', '@id': organizationId(siteUrl), name: firmName },
  }),
};

/** Returns a sample node of the given type about this page, as text to start from. */
export function fillSchemaTemplate(name: SchemaTemplateName, facts: TemplateFacts): string {
  return JSON.stringify(templates[name](facts), null, 2);
}
