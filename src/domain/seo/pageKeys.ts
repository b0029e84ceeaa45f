/**
 * Pages that have search metadata, by the key of their record, with the path that the record is for. Signed-in pages
 * have records too, because their titles can be set; they are never indexed.
 */
const paths = {
  landing: '/',
  'ai-opportunity-assessment': '/ai-opportunity-assessment',
  'sample-report': '/sample-report',
  services: '/ai-consulting-services',
  'consulting-strategy': '/ai-consulting-services/ai-strategy-consulting',
  'consulting-generative': '/ai-consulting-services/generative-ai-consulting',
  'consulting-management': '/ai-consulting-services/ai-management-consulting',
  'consulting-smb': '/ai-consulting-services/ai-consulting-for-small-businesses',
  development: '/ai-development-services',
  'ai-software-development': '/ai-development-services/ai-software-development-services',
  'generative-ai-development': '/ai-development-services/generative-ai-development-services',
  'ai-chatbot-development': '/ai-development-services/ai-chatbot-development-services',
  integration: '/ai-integration-services',
  'generative-ai-integration': '/ai-integration-services/generative-ai-integration-services',
  'our-story': '/story',
  advantage: '/advantage',
  team: '/team',
  blog: '/blog',
  contact: '/contact',
  privacy: '/privacy',
  dashboard: '/dashboard',
  admin: '/admin',
} as const;

export type PageKey = keyof typeof paths;

// The keys of a constant object are known; TypeScript says `string` all the same.
export const pageKeys = Object.keys(paths) as PageKey[];

/** Second names of two pages, which the in-page editor uses: the same record. */
const aliases: ReadonlyMap<string, PageKey> = new Map([
  ['ai-strategy-consulting', 'consulting-strategy'],
  ['generative-ai-consulting', 'consulting-generative'],
]);

export const isPageKey = (name: string): name is PageKey => Object.hasOwn(paths, name);

/** The key of the record that a page key or editor page name stands for; null for unknown names. */
export function toPageKey(name: string): PageKey | null {
  return aliases.get(name) ?? (isPageKey(name) ? name : null);
}

/** Where the page is. */
export const pathOfPage = (key: PageKey): string => paths[key];

/** The record that a path reads: `/login` shares the landing page's. Null for pages without one. */
export function pageKeyOfPath(path: string): PageKey | null {
  if (path === '/login') return 'landing';
  return pageKeys.find((key) => paths[key] === path) ?? null;
}
