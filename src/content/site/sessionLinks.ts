import type { NavigationLink } from './navigation';

/** Header links for visitors. Every page's script includes them, so the file has no imports. */
export const visitorLinks = {
  login: { label: 'Login', href: '/login' },
  getStarted: { label: 'Get Started', href: '/ai-opportunity-assessment' },
} as const satisfies Record<string, NavigationLink>;
