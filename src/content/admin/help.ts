import type { GuideName } from '@/domain/guide/guides';

/** The guide in the panel. */
export const helpPath = '/cms/help';

/** Where the documented API serves the guides' pictures. */
export const guidePicturesPath = '/api/guide/pictures';

/** Returns the address of a guide, for accounts that may read several. */
export const guideHref = (guide: string) => `${helpPath}?guide=${guide}`;

export const guideLabels: Readonly<Record<GuideName, string>> = {
  marketers: 'For marketers',
  administrators: 'For administrators',
};

export const helpTexts = {
  title: 'Help',
  guides: 'Guides',
  offer: 'New here? The guide shows where everything is.',
  open: 'Open the guide',
  dismiss: 'No, thanks',
} as const;
