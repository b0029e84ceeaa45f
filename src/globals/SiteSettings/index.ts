import type { GlobalConfig } from 'payload';
import { anyone } from '@/access/anyone';
import { isAdmin } from '@/access/isAdmin';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { assumedDayRateUsd, dayRateLimits } from '@/domain/analysis/investment/investmentFactors';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { webAddressField } from '@/fields/webAddressField';
import { wholeNumber } from '@/fields/wholeNumber';
import { formatCount } from '@/format/numbers';
import { rejectStaleSettings } from '@/hooks/rejectStaleSave';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';
import { lookFields } from './lookFields';

/** Ends hints about fields whose default is a setting of the server. */
const changedOnServer = 'Whoever runs the server can change this.';

const subscribeHint = `Under Subscribe in the footer. Empty: the server’s address, else none. ${changedOnServer}`;

/**
 * Settings of the site. Only administrators can change where visitors book and where inquiries are mailed. Empty fields
 * fall back to the server's environment, or show nothing.
 */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: { read: anyone, update: isStaff, readVersions: nobody },
  versions: false,
  admin: { hideAPIURL: true, group: panelGroups.firm, description: panelDescriptions.siteSettings },
  lockDocuments: false,
  hooks: {
    beforeOperation: [rejectStaleSettings('site-settings')],
    afterChange: [() => expirePages(cacheTags.siteSettings)],
  },
  fields: [
    unsavedChanges(),
    {
      name: 'firmName',
      type: 'text',
      label: 'Name of the firm',
      maxLength: 60,
      admin: { description: 'Shown in the header, the footer and page titles.' },
    },
    lookFields,
    {
      name: 'advisoryTeamName',
      type: 'text',
      label: 'Name of the advisory team',
      maxLength: 60,
      admin: {
        description: `The author of posts and reports that name no other author. If empty, the site uses the name set on the server. ${changedOnServer}`,
      },
    },
    {
      name: 'contactEmail',
      type: 'email',
      label: 'Contact email',
      // Inquiries are mailed to it.
      access: { update: isAdmin },
      admin: {
        description:
          'The site sends inquiries to this address and shows it on the contact and privacy pages and in reports. Replies to the site’s emails arrive there. If empty, inquiries go to the address set on the server, and visitors see only the form.',
      },
    },
    webAddressField({
      name: 'bookingUrl',
      label: 'Booking page',
      description: `The 30-minute event. On https://cal.com, or at the server’s own booking address, it opens as a calendar over the page; any other address is opened as a link. Empty: the server’s booking page, else Contact. ${changedOnServer}`,
      update: isAdmin,
    }),
    {
      name: 'dayRateUsd',
      type: 'number',
      label: 'Day rate (US dollars)',
      min: dayRateLimits.min,
      max: dayRateLimits.max,
      // The rate appears in clients' reports, and isn't public in the API.
      access: { read: isStaff, update: isAdmin },
      admin: {
        description: `What a day of your consultants costs. Reports made from now on count with it; without it they assume $${formatCount(assumedDayRateUsd)} and say so.`,
      },
    },
    {
      name: 'inquiryMonths',
      type: 'number',
      label: 'Months to keep inquiries',
      min: 0,
      max: inquiryLimits.keptMonths.max,
      validate: wholeNumber({ min: 0, max: inquiryLimits.keptMonths.max }),
      defaultValue: inquiryLimits.keptMonths.usual,
      access: { update: isAdmin },
      // Fractions were allowed once and may still be stored. They would fail validation in every save by a user who
      // can't change this field. Rounding up deletes nothing before the period that the firm has set.
      hooks: {
        afterRead: [
          ({ value }: { value?: unknown }) => (typeof value === 'number' ? Math.ceil(value) : value),
        ],
      },
      admin: {
        description:
          'The site deletes an inquiry, with its notes and replies, when nothing has happened to it for this many months. This includes won inquiries. If empty or 0, the site keeps all of them. The privacy page states the time.',
      },
    },
    webAddressField({
      name: 'resourceUrl',
      label: 'AI tool finder',
      description: `Under Resources in the footer. Empty: the server’s address, else none. ${changedOnServer}`,
    }),
    webAddressField({
      name: 'newsletterUrl',
      label: 'Newsletter',
      description: subscribeHint,
    }),
    webAddressField({
      name: 'applePodcastsUrl',
      label: 'Apple Podcasts',
      description: subscribeHint,
    }),
    webAddressField({
      name: 'spotifyUrl',
      label: 'Spotify',
      description: subscribeHint,
    }),
  ],
};
