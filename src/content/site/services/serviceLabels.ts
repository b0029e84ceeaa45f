import type { NavigationLink } from '../navigation';

/** Labels shared by the service pages. */
export const serviceLabels = {
  free: '100% Free',
  index: 'On this page',
  /** Common last sections of a page, for its section index. */
  indexed: { needs: 'What it takes', terms: 'Price and time', risks: 'Risks', questions: 'Questions' },
  tabs: 'AI consulting services',
  breadcrumbs: 'You are here',
  illustration: 'Illustration',
  termsTitle: 'Price and time',
  termsAndNeedsTitle: 'Price, time and what it takes',
  needsTitle: 'What it takes, and what you keep',
  price: 'How it is priced',
  time: 'How long it takes',
  bring: 'What you bring',
  keep: 'What you keep',
  risks: 'What can go wrong, and what we do about it',
  faq: 'Questions people ask',
  related: 'Related services',
  sources: (count: number) => (count === 1 ? 'Source:' : 'Sources:'),
  form: 'You get',
} as const;

export interface ServiceTab extends NavigationLink {
  id: string;
}

/** The tab bar of the consulting pages. */
export const serviceTabs = [
  { id: 'consulting', label: 'AI Consulting', href: '/ai-consulting-services' },
  { id: 'strategy', label: 'AI Strategy', href: '/ai-consulting-services/ai-strategy-consulting' },
  { id: 'generative', label: 'Generative AI', href: '/ai-consulting-services/generative-ai-consulting' },
  { id: 'management', label: 'AI Management', href: '/ai-consulting-services/ai-management-consulting' },
  { id: 'smb', label: 'AI for SMB', href: '/ai-consulting-services/ai-consulting-for-small-businesses' },
] as const satisfies readonly ServiceTab[];

export type ServiceTabId = (typeof serviceTabs)[number]['id'];
