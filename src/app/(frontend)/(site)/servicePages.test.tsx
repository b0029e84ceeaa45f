import { prerender } from 'react-dom/static';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { copyWith } from '@/content/site/copy/builtInCopy';
import type { PageCopy } from '@/content/site/copy/PageCopy';
import { serviceCopy } from '@/content/site/copy/serviceCopy';
import { noFirmFacts } from '@/domain/firm/FirmFacts';

type ServiceKey = keyof typeof serviceCopy;

const record = vi.hoisted(() => ({ sections: {} }));

vi.mock('@/queries/getPageCopy', () => ({
  getPageCopy: (key: ServiceKey) => Promise.resolve(copyWith(key, record)),
}));
// Questions and answers aren't part of the copy.
vi.mock('@/components/site/services/FaqSection', () => ({ FaqSection: () => null }));
vi.mock('@/queries/getFirmFacts', () => ({ getFirmFacts: () => Promise.resolve(noFirmFacts) }));
vi.mock('@/queries/getSiteSettings', () => ({
  getSiteSettings: () => Promise.resolve({ booking: { href: '/contact' } }),
}));
vi.mock('@/components/site/pageMetadata', () => ({}));

const pages: Record<ServiceKey, () => Promise<{ default: () => Promise<ReactElement> }>> = {
  services: () => import('./ai-consulting-services/page'),
  'consulting-strategy': () => import('./ai-consulting-services/ai-strategy-consulting/page'),
  'consulting-generative': () => import('./ai-consulting-services/generative-ai-consulting/page'),
  'consulting-management': () => import('./ai-consulting-services/ai-management-consulting/page'),
  'consulting-smb': () => import('./ai-consulting-services/ai-consulting-for-small-businesses/page'),
  development: () => import('./ai-development-services/page'),
  'ai-software-development': () => import('./ai-development-services/ai-software-development-services/page'),
  'generative-ai-development': () =>
    import('./ai-development-services/generative-ai-development-services/page'),
  'ai-chatbot-development': () => import('./ai-development-services/ai-chatbot-development-services/page'),
  integration: () => import('./ai-integration-services/page'),
  'generative-ai-integration': () =>
    import('./ai-integration-services/generative-ai-integration-services/page'),
};
// TypeScript types the keys of a constant object as `string`.
const keys = Object.keys(pages) as ServiceKey[];

/** Returns words that name their own place, for every word of a page. */
const replacedWords = (copy: PageCopy) =>
  Object.fromEntries(
    Object.entries(copy).map(([section, words]) => [
      section,
      Object.fromEntries(Object.keys(words).map((field) => [field, `[${section} ${field}]`])),
    ]),
  );

async function renderPage(key: ServiceKey, sections: object): Promise<Document> {
  record.sections = sections;
  const { default: Page } = await pages[key]();
  const { prelude } = await prerender(<Page />);
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html');
}

const anchorsOf = (page: Document) => [...page.querySelectorAll('[id]')].map(({ id }) => id);

describe('service pages', () => {
  it.each(keys)('%s shows every replaced word, under the same anchors', async (key) => {
    const sections = replacedWords(serviceCopy[key]);
    const page = await renderPage(key, sections);
    const words = Object.values(sections).flatMap((section) => Object.values(section));
    expect(words.filter((word) => !page.body.textContent.includes(word))).toEqual([]);
    expect(anchorsOf(page)).toEqual(anchorsOf(await renderPage(key, {})));
  });
});
