/**
 * The pages with search metadata: the key of each record and its page's path. Signed-in pages have records too, because
 * their titles can be set; they are never indexed.
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

// TypeScript types the keys of a constant object as `string`.
export const pageKeys = Object.keys(paths) as PageKey[];

/** Aliases of two pages, which the in-page editor uses for the same records. */
const aliases: ReadonlyMap<string, PageKey> = new Map([
  ['ai-strategy-consulting', 'consulting-strategy'],
  ['generative-ai-consulting', 'consulting-generative'],
]);

export const isPageKey = (name: string): name is PageKey => Object.hasOwn(paths, name);

/** Returns the record's key for a page key or an editor page name; null for unknown names. */
export function toPageKey(name: string): PageKey | null {
  return aliases.get(name) ?? (isPageKey(name) ? name : null);
}

/** Returns the path of the page. */
export const pathOfPage = (key: PageKey): string => paths[key];

/** Returns the key of the record that a path uses: `/login` shares the landing page's. Null for pages without one. */
export function pageKeyOfPath(path: string): PageKey | null {
  if (path === '/login') return 'landing';
  return pageKeys.find((key) => paths[key] === path) ?? null;
}
