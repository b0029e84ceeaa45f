import { organizationId, websiteId } from '../siteNodes';

/** What a template is filled with, so far as the page knows. */
export interface TemplateFacts {
  firmName: string;
  /** The site's origin without a slash at the end. */
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

/** Sentences that their author replaces; sampleFindings warns of those that are left. */
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

/** A sample object of the chosen kind about this page, as text to start from. */
export function fillSchemaTemplate(name: SchemaTemplateName, facts: TemplateFacts): string {
  return JSON.stringify(templates[name](facts), null, 2);
}
