/** Every public address of the route table; one post stands for all. */
export const publicPaths = [
  '/',
  '/ai-consulting-services',
  '/ai-development-services',
  '/ai-integration-services',
  '/login',
  '/ai-opportunity-assessment',
  '/sample-report',
  '/ai-consulting-services/ai-strategy-consulting',
  '/ai-consulting-services/generative-ai-consulting',
  '/ai-consulting-services/ai-consulting-for-small-businesses',
  '/ai-consulting-services/ai-management-consulting',
  '/ai-development-services/ai-software-development-services',
  '/ai-development-services/generative-ai-development-services',
  '/ai-development-services/ai-chatbot-development-services',
  '/ai-integration-services/generative-ai-integration-services',
  '/story',
  '/advantage',
  '/team',
  '/blog',
  '/blog/what-an-hour-of-routine-work-costs',
  '/contact',
  '/privacy',
] as const;

/** Kept from search engines. */
export const noindexPaths: readonly string[] = ['/login', '/privacy'];

/** One of each kind: pages of services differ in their words. */
export const onePathOfEachKind = publicPaths.filter(
  (path, at) =>
    path.split('/').length < 3 ||
    at ===
      publicPaths.findIndex(
        (other) => other.split('/').length > 2 && other.split('/')[1] === path.split('/')[1],
      ),
);
