import type { NavigationLink } from './navigation';

/** What the header offers to visitors; every page's script holds it, so it stands by itself. */
export const visitorLinks = {
  login: { label: 'Login', href: '/login' },
  getStarted: { label: 'Get Started', href: '/ai-opportunity-assessment' },
} as const satisfies Record<string, NavigationLink>;
