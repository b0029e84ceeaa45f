export interface NavigationLink {
  label: string;
  href: string;
}

export const companyLinks: readonly NavigationLink[] = [
  { label: 'Our Story', href: '/story' },
  { label: 'Our Advantage', href: '/advantage' },
  { label: 'Our Team', href: '/team' },
];

export const servicesLinks: readonly NavigationLink[] = [
  { label: 'AI Consulting Services', href: '/ai-consulting-services' },
  { label: 'AI Development Services', href: '/ai-development-services' },
  { label: 'AI Integration Services', href: '/ai-integration-services' },
];

export const topLinks: readonly NavigationLink[] = [
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
];

export const footerCompanyLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Story', href: '/story' },
  { label: 'Advantage', href: '/advantage' },
  { label: 'Team', href: '/team' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
  { label: 'Privacy', href: '/privacy' },
];

/** Beside the copyright, because the specification lists the links above. */
export const accessibilityLink: NavigationLink = { label: 'Accessibility', href: '/accessibility' };

export const navigationLabels = {
  company: 'Company',
  services: 'Services',
  letsTalk: "Let's Talk",
  menu: 'Menu',
} as const;

export const footerTagline = "Let's make magic happen.";

/** Labels of external links in the footer, for those that are set. */
export const footerLabels = {
  toolFinder: 'AI Tool Finder',
  newsletter: 'Newsletter',
  applePodcasts: 'Apple Podcasts',
  spotify: 'Spotify',
  profiles: 'We are also on',
} as const;
